import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { describe, expect, it } from 'vitest';
import { database, freshDevice, NAME, note, opened, put, read, warn } from './notesDatabase.ts';

freshDevice();

describe('a database of the device', () => {
  it('OF-03 what was stored is there for the next page', async () => {
    await database().run(put);
    const next = database();
    expect(await next.run(read)).toEqual(note);
    expect(next.persistent()).toBe(true);
    expect(warn).not.toHaveBeenCalled();
  });

  it('OF-09 it is opened once, however many ask', async () => {
    const notes = database();
    const all = await Promise.all([notes.open(), notes.open(), notes.run(async (db) => db)]);
    expect(new Set(all).size).toBe(1);
    expect(opened).toHaveLength(1);
    expect(notes.current()).toBe(all[0]);
  });

  it('OF-07 another tab may upgrade it while it is open', async () => {
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

describe('when a connection dies', () => {
  it('OF-09 the work is done once more, on a new connection', async () => {
    const notes = database();
    await notes.run(put);
    const dead = await notes.open();
    dead.close();
    expect(await notes.run(read)).toEqual(note);
    expect(notes.current()).not.toBe(dead);
    expect(notes.persistent()).toBe(true);
  });

  it('OF-09 many who notice it at once share the new connection', async () => {
    const notes = database();
    await notes.run(put);
    (await notes.open()).close();
    expect(await Promise.all([notes.run(read), notes.run(read), notes.run(read)])).toEqual([
      note,
      note,
      note,
    ]);
    expect(opened).toHaveLength(2);
  });

  it('OF-09 listeners hear of every connection until they stop', async () => {
    const notes = database();
    const heard: (Dexie | undefined)[] = [];
    const stop = notes.subscribe(() => heard.push(notes.current()));
    const first = await notes.open();
    first.close();
    await notes.run(read);
    expect(heard).toEqual([first, notes.current()]);
    stop();
    (await notes.open()).close();
    await notes.run(read);
    expect(heard).toHaveLength(2);
  });

  it('OF-09 a late report about a connection that was replaced changes nothing', async () => {
    const notes = database();
    const first = await notes.open();
    first.close();
    await notes.run(read);
    const second = notes.current();
    await notes.reportFailure(first, new Error('Late'));
    expect(await notes.open()).toBe(second);
  });

  it('OF-09 a reported failure opens a new connection', async () => {
    const notes = database();
    const first = await notes.open();
    await notes.reportFailure(first, new Error('Lost'));
    expect(await notes.open()).not.toBe(first);
    expect(await notes.run(read)).toBeUndefined();
  });
});
