import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { DBSchema } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withExisting } from '../../../src/shared/storage/existing.ts';
import { NoStorage, onDevice } from '../../../src/shared/storage/onDevice.ts';
import { holdTransaction } from './heldTransaction.ts';
import { database, device, freshDevice, NAME, note, put, read } from './notesDatabase.ts';

interface NotesStore extends DBSchema {
  notes: { key: number; value: unknown };
}

freshDevice();

let factory: IDBFactory;
beforeEach(async () => {
  factory = new IDBFactory();
  device.indexedDB = factory;
  vi.stubGlobal('indexedDB', factory);
  await database().run(put);
  return () => vi.unstubAllGlobals();
});

const TIMEOUT_MS = 4_000;
const clock = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });

/** The outcome of work, if it has settled. */
function watched<T>(work: Promise<T>) {
  const state: { outcome?: PromiseSettledResult<T> } = {};
  const done = Promise.allSettled([work]).then(([outcome]) => {
    state.outcome = outcome;
    return outcome;
  });
  return { state, done };
}

describe('while a transaction of another page is open', () => {
  it('OF-09 reads from memory after four seconds', async () => {
    const notes = database();
    await notes.open();
    const release = await holdTransaction(factory);
    clock();
    const { state, done } = watched(notes.run(read));
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
    expect(state.outcome).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(await done).toEqual({ status: 'fulfilled', value: undefined });
    expect(notes.state()).toBe('unresponsive');
    release();
  });

  it('OF-09 returns to the device when it answers, with the rows in memory', async () => {
    const notes = database();
    await notes.open();
    const release = await holdTransaction(factory);
    clock();
    const { done } = watched(notes.run((db) => db.table('notes').put({ id: 2, text: 'Meanwhile' })));
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    vi.useRealTimers();
    await done;
    const heard = vi.fn<() => void>();
    notes.subscribe(heard);
    release();
    await vi.waitFor(() => expect(notes.state()).toBe('device'));
    expect(await notes.run((db) => db.table('notes').toArray())).toEqual([
      note,
      { id: 2, text: 'Meanwhile' },
    ]);
    expect(heard).toHaveBeenCalled();
  });

  it('OF-09 rejects a write of the user, and does not repeat it later', async () => {
    const notes = database();
    await notes.open();
    const release = await holdTransaction(factory);
    clock();
    const { done } = watched(onDevice(notes, (db) => db.table('notes').put({ id: 2, text: 'Typed' })));
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    vi.useRealTimers();
    expect(await done).toEqual({ status: 'rejected', reason: expect.any(NoStorage) });
    release();
    await vi.waitFor(() => expect(notes.persistent()).toBe(true));
    expect(await onDevice(notes, (db) => db.table('notes').toArray())).toEqual([note]);
    await onDevice(notes, (db) => db.table('notes').put({ id: 2, text: 'Typed again' }));
    expect(await database().run((db) => db.table('notes').count())).toBe(2);
  });

  it('OF-09 rejects work of the service worker', async () => {
    const release = await holdTransaction(factory);
    clock();
    const { done } = watched(withExisting<NotesStore, unknown>(NAME, (db) => db.getAll('notes')));
    await vi.advanceTimersByTimeAsync(0);
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    vi.useRealTimers();
    expect(await done).toMatchObject({ status: 'rejected', reason: { name: 'StalledError' } });
    release();
  });
});

describe('a long transaction with progress', () => {
  it('OF-09 has no timeout', async () => {
    const notes = database();
    await notes.open();
    clock();
    const steps = 12;
    const { done } = watched(
      notes.run((db) =>
        db.transaction('rw', 'notes', async () => {
          for (let step = 0; step < steps; step += 1) {
            await db.table('notes').put({ id: 10, text: `${step}` });
            vi.advanceTimersByTime(TIMEOUT_MS / 4);
          }
        }),
      ),
    );
    expect(await done).toMatchObject({ status: 'fulfilled' });
    vi.useRealTimers();
    expect(notes.persistent()).toBe(true);
  });
});
