import 'fake-indexeddb/auto';
import type { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import type { ResilientDatabase, Schema } from '../../../src/shared/storage/database.ts';
import { database, device, freshDevice, NAME, note, opened, put, read, warn } from './notesDatabase.ts';

freshDevice();

describe('when the device’s database cannot be used', () => {
  /** A factory whose `open` does what is given; everything else as usual. */
  function factoryThat(open: () => unknown): void {
    const real = new IDBFactory();
    device.indexedDB = Object.assign(real, { open });
  }

  /** What a database that lives in memory can do, in one look. */
  async function inUse(notes: ResilientDatabase) {
    await notes.run(put);
    const found: unknown = await notes.run(read);
    return { found, persistent: notes.persistent(), warnings: warn.mock.calls.length };
  }
  const inMemory = { found: note, persistent: false, warnings: 1 };

  it('OF-09 none at all: one in memory takes its place', async () => {
    device.indexedDB = undefined;
    expect(await inUse(database())).toEqual(inMemory);
  });

  it('OF-09 none at all: a second database of the page does not take the first one’s memory for the device', async () => {
    device.indexedDB = undefined;
    await inUse(database());
    const second = database();
    await second.run(put);
    expect(second.persistent()).toBe(false);
  });

  it('OF-09 forbidden: one in memory takes its place', async () => {
    factoryThat(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(await inUse(database())).toEqual(inMemory);
  });

  it('OF-09 opening that never settles is given up after three seconds', async () => {
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

  /** A device that keeps what one page stored, and a factory whose first so many openings wait for `release`. */
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
      // A request that has not been asked for yet: it is, when the device gets round to it.
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
  const clock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

  it('OF-09 what opens late takes over, with what was stored in memory meanwhile', async () => {
    const release = await slowDevice(2);
    clock();
    const notes = database();
    const opening = notes.open();
    await vi.advanceTimersByTimeAsync(3_000);
    await opening;
    vi.useRealTimers();
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

  it('OF-09 after a first opening that hangs for ever, a second one reaches the device', async () => {
    await slowDevice(1);
    clock();
    const notes = database();
    const opening = notes.open();
    await vi.advanceTimersByTimeAsync(3_000);
    await opening;
    vi.useRealTimers();
    await vi.waitFor(() => expect(notes.persistent()).toBe(true));
    expect(await notes.run(read)).toEqual(note);
  });

  it('OF-09 an opening that fails once is tried again at once', async () => {
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

  it('OF-09 an upgrade that an old tab blocks is not waited for, and harms nothing', async () => {
    const factory = new IDBFactory();
    device.indexedDB = factory;
    await database().run(put);
    opened.splice(0).forEach((db) => db.close());
    // A tab of an earlier version that does not let go.
    const oldTab = await new Promise<IDBDatabase>((resolve) => {
      const request = factory.open(NAME);
      request.onsuccess = () => resolve(request.result);
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const second: Schema = (db) => db.version(2).stores({ notes: 'id, text' });
    const upgrading = database(second);
    const opening = upgrading.open();
    await vi.advanceTimersByTimeAsync(3_000);
    await opening;
    vi.useRealTimers();
    expect(upgrading.persistent()).toBe(false);
    expect(await upgrading.run(read)).toBeUndefined();
    oldTab.close();
    const later = database(second);
    expect(await later.run(read)).toEqual(note);
    expect(later.persistent()).toBe(true);
  });

  it('OF-09 what is stored on the device is untouched by the one in memory', async () => {
    const working = device.indexedDB;
    await database().run(put);
    device.indexedDB = undefined;
    await database().run((db) => db.table('notes').put({ id: 1, text: 'In memory' }));
    device.indexedDB = working;
    expect(await database().run(read)).toEqual(note);
  });
});

describe('when the device takes nothing more', () => {
  /** Work that the device refuses, as when there is no room left; in memory it goes through. */
  const refusedByDevice = (notes: ResilientDatabase) =>
    vi.fn<(db: Dexie) => Promise<void>>(async (db) => {
      if (notes.persistent()) throw new DOMException('No room', 'QuotaExceededError');
      await db.table('notes').put({ id: 2, text: 'New' });
    });

  it('OF-09 the work is done in memory, beside what was stored', async () => {
    const notes = database();
    await notes.run(put);
    const work = refusedByDevice(notes);
    await notes.run(work);
    expect(work).toHaveBeenCalledTimes(3);
    expect(notes.persistent()).toBe(false);
    expect(await notes.run((db) => db.table('notes').toArray())).toEqual([note, { id: 2, text: 'New' }]);
  });

  it('OF-09 the device keeps what it had', async () => {
    const notes = database();
    await notes.run(put);
    await notes.run(refusedByDevice(notes));
    expect(await database().run((db) => db.table('notes').toArray())).toEqual([note]);
  });

  it('OF-09 work that fails in memory too fails; what is there stays readable', async () => {
    const notes = database();
    await notes.run(put);
    const work = vi.fn<(db: Dexie) => Promise<void>>(() => Promise.reject(new RangeError('A mistake')));
    await expect(notes.run(work)).rejects.toThrow('A mistake');
    expect(work.mock.calls.length).toBeLessThanOrEqual(3);
    expect(await notes.run(read)).toEqual(note);
  });

  it('OF-09 a failure in memory does not lose what is stored there', async () => {
    device.indexedDB = undefined;
    const notes = database();
    await notes.run(put);
    await expect(notes.run(() => Promise.reject(new RangeError('A mistake')))).rejects.toThrow('A mistake');
    await notes.reportFailure(await notes.open(), new RangeError('Another'));
    expect(await notes.run(read)).toEqual(note);
    expect(notes.persistent()).toBe(false);
  });
});
