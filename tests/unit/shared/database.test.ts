import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { describe, expect, it } from 'vitest';
import { database, freshDevice, NAME, note, opened, put, read, warn } from './notesDatabase.ts';

freshDevice();

describe('a database of the device', () => {
  it('OF-03 stores data for the next page', async () => {
    await database().run(put);
    const next = database();
    expect(await next.run(read)).toEqual(note);
    expect(next.persistent()).toBe(true);
    expect(warn).not.toHaveBeenCalled();
  });

  it('OF-09 is opened once for concurrent callers', async () => {
    const notes = database();
    const all = await Promise.all([notes.open(), notes.open(), notes.run(async (db) => db)]);
    expect(new Set(all).size).toBe(1);
    expect(opened).toHaveLength(1);
    expect(notes.current()).toBe(all[0]);
  });

  it('OF-07 can be upgraded by another tab while it is open', async () => {
    const notes = database();
    await notes.run(put);
    const upgraded = new Dexie(NAME);
    opened.push(upgraded);
    upgraded.version(2).stores({ notes: 'id, text' });
    await upgraded.open();
    expect(await upgraded.table('notes').where('text').equals('Kept').count()).toBe(1);
    expect(await notes.run(read)).toEqual(note);
  });
});

describe('a closed connection', () => {
  it('OF-09 is replaced, and the work is repeated', async () => {
    const notes = database();
    await notes.run(put);
    const dead = await notes.open();
    dead.close();
    expect(await notes.run(read)).toEqual(note);
    expect(notes.current()).not.toBe(dead);
    expect(notes.persistent()).toBe(true);
  });

  it('OF-09 is replaced after a reported failure', async () => {
    const notes = database();
    const first = await notes.open();
    await notes.reportFailure(first, new Error('Lost'));
    expect(await notes.open()).not.toBe(first);
    expect(await notes.run(read)).toBeUndefined();
  });
});
