import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onDevice } from '../../../src/shared/storage/onDevice.ts';
import { database, freshDevice, note, put, read } from './notesDatabase.ts';

freshDevice();

let page: EventTarget;
const turn = (type: 'pagehide' | 'pageshow', persisted = true) =>
  page.dispatchEvent(Object.assign(new Event(type), { persisted }));

beforeEach(async () => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  await database().run(put);
  return () => vi.unstubAllGlobals();
});

/** Waits for pending tasks without timers. */
const settle = async () => {
  for (let step = 0; step < 20; step += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Writes one row after another, in one transaction, until it is stopped. */
const longWrite = (notes: ReturnType<typeof database>) => {
  let attempts = 0;
  const loop = { stopped: false };
  const done = onDevice(notes, (db) => {
    attempts += 1;
    return db.transaction('rw', 'notes', async () => {
      await db.table('notes').put({ id: 2, text: `Attempt ${attempts}` });
      while (!loop.stopped) await db.table('notes').get(2);
    });
  });
  return {
    done,
    attempts: () => attempts,
    stop: () => {
      loop.stopped = true;
    },
  };
};

describe('a page that enters the back/forward cache during a write', () => {
  it('OF-09 releases its transaction for the next page', async () => {
    const notes = database();
    await notes.open();
    const writing = longWrite(notes);
    await settle();
    turn('pagehide');
    const next = database();
    await next.run((db) => db.table('notes').put({ id: 3, text: 'Next page' }));
    expect(await next.run((db) => db.table('notes').toArray())).toEqual([note, { id: 3, text: 'Next page' }]);
    writing.stop();
    turn('pageshow');
    await writing.done;
  });

  it('OF-09 continues the write when it is shown again', async () => {
    const notes = database();
    await notes.open();
    const writing = longWrite(notes);
    await settle();
    turn('pagehide');
    await settle();
    expect(writing.attempts()).toBe(1);
    expect(notes.current()).toBeUndefined();
    writing.stop();
    turn('pageshow');
    await writing.done;
    expect(writing.attempts()).toBe(2);
    expect(await database().run((db) => db.table('notes').get(2))).toEqual({ id: 2, text: 'Attempt 2' });
    expect(notes.persistent()).toBe(true);
  });

  it('OF-09 reports its new connection, so that queries are repeated', async () => {
    const notes = database();
    const before = await notes.open();
    const heard = vi.fn<() => void>();
    notes.subscribe(heard);
    turn('pagehide');
    turn('pageshow');
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    expect(notes.current()).not.toBe(before);
    expect(await notes.run(read)).toEqual(note);
  });

  it('OF-09 opens no connection before it is shown again', async () => {
    const notes = database();
    const reading = notes.run(read);
    turn('pagehide');
    await settle();
    expect(notes.current()).toBeUndefined();
    turn('pageshow');
    expect(await reading).toEqual(note);
    expect(notes.persistent()).toBe(true);
  });
});

describe('a page that is closed', () => {
  it('OF-09 does not close its connection', async () => {
    const notes = database();
    const before = await notes.open();
    turn('pagehide', false);
    expect(await notes.open()).toBe(before);
    expect(await notes.run(read)).toEqual(note);
  });
});
