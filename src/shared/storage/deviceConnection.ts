import { Dexie } from 'dexie';
import { StalledError, watchForStall } from './stall.ts';

export type Schema = (db: Dexie) => void;

let standIn: unknown;

/** Shadows `indexedDB` where its getter throws, because Dexie reads it. */
function hideForbidden(): void {
  try {
    void globalThis.indexedDB;
  } catch {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
  }
}

/** An open connection to the device's database. Each transaction has a time limit. */
export class DeviceConnection {
  readonly db: Dexie;
  /** Rejects with `StalledError` when the connection is given up because of a stalled transaction. */
  readonly stalled: Promise<never>;
  readonly #transactions = new Set<IDBTransaction>();
  #reject: (error: StalledError) => void = () => undefined;

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

  async open(): Promise<this> {
    // Another database of the page may have installed the replacement.
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

  /** Aborts unfinished transactions, without later writes, and closes the connection. */
  release(): void {
    this.db.close();
    for (const transaction of this.#transactions) {
      try {
        transaction.abort();
      } catch {
        // The transaction has ended.
      }
    }
  }

  /** Releases a connection that does not respond, and rejects `stalled`. */
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
  // Dexie's live queries stop without IndexedDB.
  if (!Dexie.dependencies.indexedDB) {
    Dexie.dependencies.indexedDB = indexedDB;
    standIn = indexedDB;
  }
  Dexie.dependencies.IDBKeyRange ??= IDBKeyRange;
  const db = new Dexie(name, { indexedDB, IDBKeyRange });
  schema(db);
  return db.open();
}

const MAX_COPIED_ROWS = 500;

/** Copies rows to a database with the same tables, in one transaction. */
export async function copyRows(from: Dexie, to: Dexie): Promise<void> {
  const rows = await Promise.all(from.tables.map((table) => table.limit(MAX_COPIED_ROWS).toArray()));
  await to.transaction('rw', to.tables, async () => {
    for (const [index, table] of from.tables.entries()) await to.table(table.name).bulkPut(rows[index] ?? []);
    // Waits for the transaction even without rows: afterwards the database is known to respond.
    await to.tables[0]?.limit(1).primaryKeys();
  });
}
