import { Dexie } from 'dexie';
import { wait } from '../wait.ts';
import { yieldToMain } from '../yieldToMain.ts';

/**
 * How long opening is waited for, in milliseconds: an upgrade that an old tab blocks never settles by itself. What opens
 * later than that takes over then.
 */
const OPEN_DEADLINE = 3_000;

/** Declares the tables of a database, version by version. */
export type Schema = (db: Dexie) => void;

/** What stands in for the device's IndexedDB where there is none. */
let standIn: unknown;

async function openOnDevice(name: string, schema: Schema): Promise<Dexie> {
  // Another database of this page may have put it there: this one must not take it for the device.
  if (standIn !== undefined && Dexie.dependencies.indexedDB === standIn)
    throw new Error('The device has no database');
  const db = new Dexie(name);
  schema(db);
  // Another tab wants to upgrade: let it, this one opens again at its next query.
  db.on('versionchange', () => db.close({ disableAutoOpen: false }));
  try {
    return await db.open();
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Rows of a table that are taken along into memory at most. */
const MOST_COPIED = 500;

/** Takes along what can still be read of a database that takes nothing more. */
async function copyRows(from: Dexie, to: Dexie): Promise<void> {
  for (const table of to.tables) {
    const rows = await from.table(table.name).limit(MOST_COPIED).toArray();
    await table.bulkPut(rows);
  }
}

/** Where the device's database is forbidden, its name alone may throw when it is touched, and Dexie touches it. */
function hideForbidden(): void {
  try {
    void globalThis.indexedDB;
  } catch {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
  }
}

async function openInMemory(name: string, schema: Schema, device?: Dexie): Promise<Dexie> {
  const { IDBFactory, IDBKeyRange } = await import('./memory-database.ts');
  const indexedDB = new IDBFactory();
  hideForbidden();
  // Dexie's live queries rest where there is no IndexedDB at all.
  if (!Dexie.dependencies.indexedDB) {
    Dexie.dependencies.indexedDB = indexedDB;
    standIn = indexedDB;
  }
  Dexie.dependencies.IDBKeyRange ??= IDBKeyRange;
  const db = new Dexie(name, { indexedDB, IDBKeyRange });
  schema(db);
  await db.open();
  if (device) await copyRows(device, db).catch(() => undefined);
  return db;
}

/**
 * A database that survives what browsers do to databases: missing or forbidden IndexedDB, blocked upgrades,
 * connections dropped in the background, no room left (OF-09). When the device's own cannot be used, one in
 * memory takes its place, so that reading online goes on; what is stored on the device is not touched.
 */
export class ResilientDatabase {
  readonly #name: string;
  readonly #schema: Schema;
  readonly #listeners = new Set<() => void>();
  #opening: Promise<Dexie> | undefined;
  #current: Dexie | undefined;
  #persistent = true;

  constructor(name: string, schema: Schema) {
    this.#name = name;
    this.#schema = schema;
  }

  /** The open database, or undefined while it opens. */
  current = (): Dexie | undefined => this.#current;

  /** False when it lives in memory only and is gone with the page. */
  persistent = (): boolean => this.#persistent;

  /** Calls back whenever another connection takes over; returns the way to stop that. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    // In a task of its own: it takes a phone 25 ms, and subscribers come while a page is hydrated.
    void yieldToMain().then(() => this.open());
    return () => this.#listeners.delete(listener);
  };

  /** Opens it once; never rejects. */
  open(): Promise<Dexie> {
    this.#opening ??= this.#announced(this.#first());
    return this.#opening;
  }

  /**
   * Runs work on the database; when a connection has died, once more on a new one, and at last in memory, as when
   * the device has no room left. Rejects if that fails too.
   */
  async run<T>(work: (db: Dexie) => Promise<T>): Promise<T> {
    const first = await this.open();
    try {
      return await work(first);
    } catch (error) {
      await this.#replace(first, error);
    }
    const second = await this.open();
    try {
      return await work(second);
    } catch (error) {
      if (!this.#persistent && this.#current === second) throw error;
      if (this.#current === second) this.#opening = this.#announced(this.#inMemory(error, second));
      return work(await this.open());
    }
  }

  /** Tells that a query on `db` failed: a new connection is opened, in memory if need be. */
  reportFailure(db: Dexie, error: unknown): void {
    void this.#replace(db, error);
  }

  /** The device's own database, or, where that fails or does not open in time, one in memory. */
  async #first(): Promise<Dexie> {
    const open = () => openOnDevice(this.#name, this.#schema);
    // Once more after a failure: WebKit's database process may be lost, and there again in the next moment.
    const device = open().catch(open);
    try {
      const inTime = await Promise.race([device, wait(OPEN_DEADLINE)]);
      if (inTime) return inTime;
    } catch (error) {
      return this.#inMemory(error);
    }
    // A second request beside the one that hangs: after a restart, WebKit has been seen to forget the first.
    void this.#takeOver([device, open()]);
    return this.#inMemory(new Error('The database did not open in time'));
  }

  /**
   * The device's database, opened late, takes the place of the one in memory, with what was stored there meanwhile: what
   * is on the device would else stay unread until the next page.
   */
  async #takeOver(opening: readonly Promise<Dexie>[]): Promise<void> {
    const device = await Promise.any(opening).catch(() => undefined);
    const memory = await this.#opening;
    if (!device || !memory) return;
    for (const other of opening) {
      void other.then(
        (db) => db !== device && db.close(),
        () => undefined,
      );
    }
    await copyRows(memory, device).catch(() => undefined);
    this.#persistent = true;
    this.#opening = this.#announced(Promise.resolve(device));
    memory.close();
  }

  async #inMemory(error: unknown, device?: Dexie): Promise<Dexie> {
    console.warn(`Reading without the device's storage: ${String(error)}`);
    this.#persistent = false;
    const db = await openInMemory(this.#name, this.#schema, device);
    device?.close();
    return db;
  }

  async #announced(opening: Promise<Dexie>): Promise<Dexie> {
    const db = await opening;
    this.#current = db;
    for (const listener of this.#listeners) listener();
    return db;
  }

  async #replace(failed: Dexie, error: unknown): Promise<void> {
    // In memory no connection dies: what failed there is the work itself, and what is stored there must stay.
    if (this.#current !== failed || !this.#persistent) return;
    console.warn(`Opening the database again: ${String(error)}`);
    failed.close();
    this.#current = undefined;
    this.#opening = undefined;
    await this.open();
  }
}
