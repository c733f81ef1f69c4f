import type { Dexie } from 'dexie';
import { watchBackForwardCache } from '../backForwardCache.ts';
import { wait } from '../wait.ts';
import { yieldToMain } from '../yieldToMain.ts';
import { copyRows, DeviceConnection, openInMemory, type Schema } from './deviceConnection.ts';

export type { Schema } from './deviceConnection.ts';

/** Time limit for opening: an upgrade that an old tab blocks never settles. */
const OPEN_TIMEOUT_MS = 3_000;

/** On the device, in memory without storage, or in memory while the device does not respond. */
export type StorageState = 'device' | 'none' | 'unresponsive';

/**
 * A database that survives missing or forbidden IndexedDB, blocked upgrades, lost connections, endless transactions and
 * full storage (OF-09). A database in memory replaces one that is unusable; rows on the device remain. A page in the
 * back/forward cache has no connection, which could block later pages.
 */
export class ResilientDatabase {
  readonly #name: string;
  readonly #schema: Schema;
  readonly #listeners = new Set<() => void>();
  readonly #connections = new Map<Dexie, DeviceConnection>();
  #opening: Promise<Dexie> | undefined;
  #current: Dexie | undefined;
  #state: StorageState = 'device';
  readonly #away: () => Promise<void> | undefined;

  constructor(name: string, schema: Schema) {
    this.#name = name;
    this.#schema = schema;
    this.#away = watchBackForwardCache(
      () => this.#suspend(),
      () => {
        if (this.#state === 'unresponsive') void this.#takeOver([this.#connect()]);
      },
    );
  }

  /** Returns the open database, or undefined while it opens. */
  current = (): Dexie | undefined => this.#current;

  /** Returns false when the rows are lost with the page. */
  persistent = (): boolean => this.#state === 'device';

  state = (): StorageState => this.#state;

  /** Calls back whenever another connection replaces the current one; returns an unsubscribe function. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    // In a separate task: opening takes 25 ms on a phone, during hydration.
    void yieldToMain().then(() => this.open());
    return () => this.#listeners.delete(listener);
  };

  /** Opens it once; never rejects. */
  open(): Promise<Dexie> {
    return (this.#opening ??= this.#announced(this.#first()));
  }

  /** Runs work on an open connection. Rejects with `StalledError` when the connection is given up. */
  attempt<T>(db: Dexie, work: (db: Dexie) => Promise<T>): Promise<T> {
    const connection = this.#connections.get(db);
    return connection ? Promise.race([work(db), connection.stalled]) : work(db);
  }

  /**
   * Runs work on the database, again on a new connection if the first has died, and finally in memory, for example when
   * storage is full. Rejects if that fails too.
   */
  async run<T>(work: (db: Dexie) => Promise<T>): Promise<T> {
    const first = await this.open();
    try {
      return await this.attempt(first, work);
    } catch (error) {
      await this.reportFailure(first, error);
    }
    const second = await this.open();
    try {
      return await this.attempt(second, work);
    } catch (error) {
      if (!this.persistent() && this.#current === second) throw error;
      if (this.#current === second) this.#use(this.#inMemory('none', error, second));
      return work(await this.open());
    }
  }

  /** Opens a connection to the device, but never while the page is in the back/forward cache. */
  async #connect(): Promise<DeviceConnection> {
    await this.#away();
    const connection = new DeviceConnection(this.#name, this.#schema, (stalled) => this.#giveUp(stalled));
    await connection.open();
    if (this.#away()) {
      connection.release();
      return this.#connect();
    }
    this.#connections.set(connection.db, connection);
    return connection;
  }

  /** Opens the device's database, or one in memory if that fails or times out. */
  async #first(): Promise<Dexie> {
    await this.#away();
    // One retry: WebKit's database process may restart.
    const device = this.#connect().catch(() => this.#connect());
    try {
      const inTime = await Promise.race([device, wait(OPEN_TIMEOUT_MS)]);
      if (inTime) return inTime.db;
    } catch (error) {
      return this.#inMemory('none', error);
    }
    // A second attempt in parallel: WebKit may forget the first one after a restart.
    void this.#takeOver([device, this.#connect()]);
    return this.#inMemory('unresponsive', new Error('The database did not open in time'));
  }

  /** Replaces the database in memory by the device's one as soon as that responds, and copies its rows there. */
  async #takeOver(opening: readonly Promise<DeviceConnection>[]): Promise<void> {
    const device = await Promise.any(opening).catch(() => undefined);
    const memory = await this.#opening?.catch(() => undefined);
    if (!device) return;
    for (const other of opening) {
      void other.then(
        ({ db }) => db !== device.db && this.#release(db),
        () => undefined,
      );
    }
    if (memory) await copyRows(memory, device.db).catch(() => undefined);
    // Without a connection, the page was in the back/forward cache.
    if (this.persistent() || !this.#connections.has(device.db)) return this.#release(device.db);
    this.#state = 'device';
    this.#use(Promise.resolve(device.db));
    memory?.close();
  }

  async #inMemory(state: 'none' | 'unresponsive', error: unknown, device?: Dexie): Promise<Dexie> {
    console.warn(`Reading without the device's storage: ${String(error)}`);
    this.#state = state;
    const db = await openInMemory(this.#name, this.#schema);
    if (device) {
      await copyRows(device, db).catch(() => undefined);
      this.#release(device);
    }
    return db;
  }

  #use(opening: Promise<Dexie>): void {
    this.#opening = this.#announced(opening);
    // Offline, the code of the database in memory may be missing.
    this.#opening.catch((error: unknown) => console.info(`No database: ${String(error)}`));
  }

  async #announced(opening: Promise<Dexie>): Promise<Dexie> {
    const db = await opening;
    this.#current = db;
    for (const listener of this.#listeners) listener();
    return db;
  }

  /** Reports that work on `failed` was rejected: opens a new connection, in memory if necessary. */
  async reportFailure(failed: Dexie, error: unknown): Promise<void> {
    // In memory the work itself failed, and its rows must remain.
    if (this.#current !== failed || !this.persistent()) return;
    console.warn(`Opening the database again: ${String(error)}`);
    this.#release(failed);
    this.#current = undefined;
    this.#opening = undefined;
    await this.open();
  }

  #giveUp(connection: DeviceConnection): void {
    if (this.#current !== connection.db) return;
    this.#connections.delete(connection.db);
    this.#use(this.#inMemory('unresponsive', new Error('A transaction has stalled')));
    connection.giveUp();
    void this.#takeOver([this.#connect()]);
  }

  #suspend(): void {
    for (const connection of this.#connections.values()) connection.release();
    this.#connections.clear();
    if (!this.#current || !this.persistent()) return;
    this.#current = undefined;
    this.#use(this.#first());
  }

  #release(db: Dexie): void {
    this.#connections.get(db)?.release();
    this.#connections.delete(db);
    db.close();
  }
}
