import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';

const Index = v.object({
  name: v.string(),
  keyPath: v.union([v.string(), v.array(v.string())]),
  multiEntry: v.boolean(),
});
const Store = v.object({
  keyPath: v.string(),
  indexes: v.array(Index),
  rows: v.array(v.record(v.string(), v.unknown())),
});
const Schema = v.object({
  note: v.string(),
  database: v.string(),
  /** The version of IndexedDB: ten times Dexie's. */
  version: v.number(),
  stores: v.record(v.string(), Store),
});

/** A database of a release: its object stores and sample rows. */
export type ReleasedSchema = v.InferOutput<typeof Schema>;

const FOLDER = resolve(import.meta.dirname, '../fixtures/schemas');

/** Every released schema, one file per database and version. Files are added and never changed. */
export const releasedSchemas: readonly ReleasedSchema[] = readdirSync(FOLDER)
  .sort()
  .map((name) => v.parse(Schema, JSON.parse(readFileSync(resolve(FOLDER, name), 'utf8'))));

/** Waits for an IndexedDB request. */
export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.addEventListener('success', () => done(request.result));
    request.addEventListener('error', () => fail(request.error ?? new Error('The request failed')));
  });
}

/** Creates a database as its release did, with IndexedDB and without code of the app. */
export async function leaveDatabase({ database, version, stores }: ReleasedSchema): Promise<void> {
  const opening = indexedDB.open(database, version);
  opening.addEventListener('upgradeneeded', () => {
    for (const [name, { keyPath, indexes }] of Object.entries(stores)) {
      const store = opening.result.createObjectStore(name, { keyPath });
      for (const { name: index, keyPath: path, multiEntry } of indexes)
        store.createIndex(index, path, { multiEntry });
    }
  });
  const db = await settled(opening);
  for (const [name, { rows }] of Object.entries(stores))
    for (const row of rows) await settled(db.transaction(name, 'readwrite').objectStore(name).put(row));
  db.close();
}

/** Returns the object stores of a database in the format of fixtures, without rows. */
export async function schemaOf(database: string): Promise<{ version: number; stores: unknown }> {
  const db = await settled(indexedDB.open(database));
  const names = [...db.objectStoreNames];
  const stores = Object.fromEntries(
    names.map((name) => {
      const store = db.transaction(name).objectStore(name);
      const indexes = [...store.indexNames].map((index) => {
        const { name: own, keyPath, multiEntry } = store.index(index);
        return { name: own, keyPath, multiEntry };
      });
      return [name, { keyPath: store.keyPath, indexes }];
    }),
  );
  db.close();
  return { version: db.version, stores };
}
