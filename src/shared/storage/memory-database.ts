// A separate chunk, which is not precached.
export { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
