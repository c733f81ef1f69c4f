import 'fake-indexeddb/auto';
import type { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import type { ResilientDatabase } from '../../../src/shared/storage/database.ts';
import { database, device, freshDevice, note, opened, put, read, warn } from './notesDatabase.ts';

freshDevice();

describe('a database that is unavailable on the device', () => {
  function factoryThat(open: () => unknown): void {
    const real = new IDBFactory();
    device.indexedDB = Object.assign(real, { open });
  }

  async function inUse(notes: ResilientDatabase) {
    await notes.run(put);
    const found: unknown = await notes.run(read);
    return { found, persistent: notes.persistent(), warnings: warn.mock.calls.length };
  }
  const inMemory = { found: note, persistent: false, warnings: 1 };

  it.each<[string, () => void]>([
    ['IndexedDB is missing', () => (device.indexedDB = undefined)],
    [
      'access is forbidden',
      () =>
        factoryThat(() => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        }),
    ],
  ])('OF-09 is replaced by one in memory for each database of the page when %s', async (_, forbid) => {
    forbid();
    expect(await inUse(database())).toEqual(inMemory);
    expect(await inUse(database())).toMatchObject({ found: note, persistent: false });
  });

  it('OF-09 is replaced by one in memory when opening takes three seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    factoryThat(() => ({ addEventListener: () => undefined }));
    const notes = database();
    const opening = notes.open();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(notes.current()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await opening;
    vi.useRealTimers();
    expect(await inUse(notes)).toEqual(inMemory);
  });

  /** A device with a stored note whose first `held` openings wait for `release`. */
  async function slowDevice(held: number): Promise<() => void> {
    const factory = new IDBFactory();
    device.indexedDB = factory;
    await database().run(put);
    for (const db of opened.splice(0)) db.close();
    const waiting: (() => void)[] = [];
    let made = 0;
    const open = (name: string, version?: number): unknown => {
      made += 1;
      if (made > held) return IDBFactory.prototype.open.call(factory, name, version);
      const listeners: [string, EventListener][] = [];
      const later: Record<string, unknown> = {
        addEventListener: (type: string, listener: EventListener) => listeners.push([type, listener]),
      };
      waiting.push(() => {
        const request = IDBFactory.prototype.open.call(factory, name, version);
        for (const type of ['success', 'error', 'blocked', 'upgradeneeded'] as const) {
          request.addEventListener(type, (event) => {
            const handler = later[`on${type}`];
            if (typeof handler === 'function') handler(event);
          });
        }
        for (const [type, listener] of listeners) request.addEventListener(type, listener);
      });
      return later;
    };
    Object.assign(factory, { open });
    return () => {
      for (const start of waiting.splice(0)) start();
    };
  }
  /** Opens a database during its first three seconds. */
  async function openLate(): Promise<ResilientDatabase> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const notes = database();
    const opening = notes.open();
    await vi.advanceTimersByTimeAsync(3_000);
    await opening;
    vi.useRealTimers();
    return notes;
  }

  it('OF-09 replaces the one in memory when it opens late, and keeps the rows in memory', async () => {
    const release = await slowDevice(2);
    const notes = await openLate();
    const heard = vi.fn<() => void>();
    notes.subscribe(heard);
    expect(await notes.run(read)).toBeUndefined();
    await notes.run((db) => db.table('notes').put({ id: 2, text: 'Meanwhile' }));
    release();
    await vi.waitFor(() => expect(notes.persistent()).toBe(true));
    expect(await notes.run(read)).toEqual(note);
    expect(await notes.run((db) => db.table('notes').get(2))).toEqual({ id: 2, text: 'Meanwhile' });
    expect(heard).toHaveBeenCalled();
  });

  it('OF-09 is opened again when the first attempt never settles', async () => {
    await slowDevice(1);
    const notes = await openLate();
    await vi.waitFor(() => expect(notes.persistent()).toBe(true));
    expect(await notes.run(read)).toEqual(note);
  });

  it('OF-09 is opened again when the first attempt fails', async () => {
    const factory = new IDBFactory();
    device.indexedDB = factory;
    await database().run(put);
    for (const db of opened.splice(0)) db.close();
    let failures = 1;
    factory.open = (name, version) => {
      failures -= 1;
      if (failures >= 0) throw new DOMException('Connection to the database server lost', 'AbortError');
      return IDBFactory.prototype.open.call(factory, name, version);
    };
    const notes = database();
    expect(await notes.run(read)).toEqual(note);
    expect(notes.persistent()).toBe(true);
    expect(warn).not.toHaveBeenCalled();
  });

  it('OF-09 is not changed by the one in memory', async () => {
    const working = device.indexedDB;
    await database().run(put);
    device.indexedDB = undefined;
    await database().run((db) => db.table('notes').put({ id: 1, text: 'In memory' }));
    device.indexedDB = working;
    expect(await database().run(read)).toEqual(note);
  });
});

describe('a full device', () => {
  /** Work that fails on the device with a quota error. */
  const refusedByDevice = (notes: ResilientDatabase) =>
    vi.fn<(db: Dexie) => Promise<void>>(async (db) => {
      if (notes.persistent()) throw new DOMException('No room', 'QuotaExceededError');
      await db.table('notes').put({ id: 2, text: 'New' });
    });

  it('OF-09 does the work in memory and keeps the stored rows', async () => {
    const notes = database();
    await notes.run(put);
    const work = refusedByDevice(notes);
    await notes.run(work);
    expect(work).toHaveBeenCalledTimes(3);
    expect(notes.persistent()).toBe(false);
    expect(await notes.run((db) => db.table('notes').toArray())).toEqual([note, { id: 2, text: 'New' }]);
    expect(await database().run((db) => db.table('notes').toArray())).toEqual([note]);
  });

  it('OF-09 rejects work that also fails in memory', async () => {
    const notes = database();
    await notes.run(put);
    const work = vi.fn<(db: Dexie) => Promise<void>>(() => Promise.reject(new RangeError('A mistake')));
    await expect(notes.run(work)).rejects.toThrow('A mistake');
    expect(work.mock.calls.length).toBeLessThanOrEqual(3);
    expect(await notes.run(read)).toEqual(note);
  });

  it('OF-09 keeps the rows in memory after a failure', async () => {
    device.indexedDB = undefined;
    const notes = database();
    await notes.run(put);
    await expect(notes.run(() => Promise.reject(new RangeError('A mistake')))).rejects.toThrow('A mistake');
    await notes.reportFailure(await notes.open(), new RangeError('Another'));
    expect(await notes.run(read)).toEqual(note);
    expect(notes.persistent()).toBe(false);
  });
});
