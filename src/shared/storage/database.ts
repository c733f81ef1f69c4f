import type { Dexie } from 'dexie';
import { watchBackForwardCache } from '../backForwardCache.ts';
import { wait } from '../wait.ts';
import { yieldToMain } from '../yieldToMain.ts';
import { copyRows, DeviceConnection, openInMemory, type Schema } from './deviceConnection.ts';

export type { Schema } from './deviceConnection.ts';

/** Milliseconds for opening: an upgrade that an old tab blocks never settles by itself. */
const OPEN_TIMEOUT_MS = 3_000;

/**
 * Where a database is: on the device; in memory because the device stores nothing; or in memory because the device's
 * database does not answer at the moment.
 */
export type StorageState = 'device' | 'none' | 'unresponsive';

/**
 * A database that survives what browsers do to databases: missing or forbidden IndexedDB, blocked upgrades, connections
 * dropped in the background, transactions that never end, no room left (OF-09). When the device's own cannot be used,
 * one in memory replaces it, so that reading online continues; rows on the device stay as they are. A page in the
 * back/forward cache has no connection: it could block every later page.
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

  /** The open database, or undefined while it opens. */
  current = (): Dexie | undefined => this.#current;

  /** False when it lives in memory only and is gone with the page. */
  persistent = (): boolean => this.#state === 'device';

  /** Where it is, as far as is known. */
  state = (): StorageState => this.#state;

  /** Calls back whenever another connection replaces the current one; returns an unsubscribe function. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    // In a separate task: it takes a phone 25 ms, during hydration.
    void yieldToMain().then(() => this.open());
    return () => this.#listeners.delete(listener);
  };

  /** Opens it once; never rejects. */
  open(): Promise<Dexie> {
    return (this.#opening ??= this.#announced(this.#first()));
  }

  /** Runs work on an open connection. Rejects with `StalledError` when the connection is given up meanwhile. */
  attempt<T>(db: Dexie, work: (db: Dexie) => Promise<T>): Promise<T> {
    const connection = this.#connections.get(db);
    return connection ? Promise.race([work(db), connection.stalled]) : work(db);
  }

  /**
   * Runs work on the database; when a connection has died, again on a new one, and at last in memory, as when the device
   * has no room left. Rejects if that fails too.
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

  /** The device's own database, or, where that fails or does not open in time, one in memory. */
  async #first(): Promise<Dexie> {
    await this.#away();
    // Again after a failure: WebKit's database process may be lost, and back in the next moment.
    const device = this.#connect().catch(() => this.#connect());
    try {
      const inTime = await Promise.race([device, wait(OPEN_TIMEOUT_MS)]);
      if (inTime) return inTime.db;
    } catch (error) {
      return this.#inMemory('none', error);
    }
    // A second request beside the one that hangs: after a restart, WebKit has been seen to forget the first.
    void this.#takeOver([device, this.#connect()]);
    return this.#inMemory('unresponsive', new Error('The database did not open in time'));
  }

  /** Replaces the database in memory by the device's own as soon as that answers, and copies its rows there. */
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
    // Without its connection, the page has been in the back/forward cache meanwhile.
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

  /** Reports that work on `failed` was rejected: a new connection is opened, in memory if need be. */
  async reportFailure(failed: Dexie, error: unknown): Promise<void> {
    // In memory no connection dies: the work itself failed there, and its rows must stay.
    if (this.#current !== failed || !this.persistent()) return;
    console.warn(`Opening the database again: ${String(error)}`);
    this.#release(failed);
    this.#current = undefined;
    this.#opening = undefined;
    await this.open();
  }

  /** Continues in memory when a transaction of the current connection has stalled, until the device answers again. */
  #giveUp(connection: DeviceConnection): void {
    if (this.#current !== connection.db) return;
    this.#connections.delete(connection.db);
    this.#use(this.#inMemory('unresponsive', new Error('A transaction has stalled')));
    connection.giveUp();
    void this.#takeOver([this.#connect()]);
  }

  /** Releases all connections. Work that was interrupted continues when the page is shown again. */
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
