import { Dexie } from 'dexie';
import { StalledError, watchForStall } from './stall.ts';

/** Declares the tables of a database, version by version. */
export type Schema = (db: Dexie) => void;

/** What stands in for the device's IndexedDB where there is none. */
let standIn: unknown;

/** Where the device's database is forbidden, its name alone may throw when it is touched, and Dexie touches it. */
function hideForbidden(): void {
  try {
    void globalThis.indexedDB;
  } catch {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
  }
}

/** An open connection to the device's own database. Each of its transactions has a deadline. */
export class DeviceConnection {
  readonly db: Dexie;
  /** Rejects with `StalledError` when the connection is given up because a transaction has stalled. */
  readonly stalled: Promise<never>;
  readonly #transactions = new Set<IDBTransaction>();
  #reject: (error: StalledError) => void = () => undefined;

  /** @param onStall called when a transaction has not been answered for a while */
  constructor(name: string, schema: Schema, onStall: (connection: DeviceConnection) => void) {
    this.db = new Dexie(name);
    this.stalled = new Promise((_, reject) => {
      this.#reject = reject;
    });
    this.stalled.catch(() => undefined);
    schema(this.db);
    this.db.use({
      stack: 'dbcore',
      name: 'deadlines',
      create: (core) => ({
        ...core,
        transaction: (...options) => {
          const transaction = core.transaction(...options);
          if (transaction instanceof IDBTransaction) this.#watch(transaction, () => onStall(this));
          return transaction;
        },
      }),
    });
    // Another tab wants to upgrade: this one opens again at its next query.
    this.db.on('versionchange', () => this.db.close({ disableAutoOpen: false }));
  }

  /** Opens it. Rejects with Dexie's errors. */
  async open(): Promise<this> {
    // Another database of this page may have put it there: this one must not take it for the device.
    if (standIn !== undefined && Dexie.dependencies.indexedDB === standIn)
      throw new Error('The device has no database');
    try {
      await this.db.open();
      return this;
    } catch (error) {
      this.db.close();
      throw error;
    }
  }

  /** Aborts unfinished transactions and closes the connection. Nothing of them is written later. */
  release(): void {
    this.db.close();
    for (const transaction of this.#transactions) {
      try {
        transaction.abort();
      } catch {
        // It has just ended.
      }
    }
  }

  /** Releases a connection that does not answer, and rejects `stalled`. */
  giveUp(): void {
    this.release();
    this.#reject(new StalledError('The database does not answer'));
  }

  #watch(transaction: IDBTransaction, onStall: () => void): void {
    this.#transactions.add(transaction);
    const stop = watchForStall(transaction, onStall);
    for (const type of ['complete', 'abort']) {
      transaction.addEventListener(type, () => {
        stop();
        this.#transactions.delete(transaction);
      });
    }
  }
}

/** Opens an empty database in memory. */
export async function openInMemory(name: string, schema: Schema): Promise<Dexie> {
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
  return db.open();
}

/** Most rows of a table that are copied. */
const MOST_COPIED = 500;

/** Copies rows from one database to another of the same tables, in one transaction. */
export async function copyRows(from: Dexie, to: Dexie): Promise<void> {
  const rows = await Promise.all(from.tables.map((table) => table.limit(MOST_COPIED).toArray()));
  await to.transaction('rw', to.tables, async () => {
    for (const [index, table] of from.tables.entries()) await to.table(table.name).bulkPut(rows[index] ?? []);
    // Without rows too, the transaction takes its turn: afterwards the database is known to answer.
    await to.tables[0]?.limit(1).primaryKeys();
  });
}
