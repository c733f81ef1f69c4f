// A module of its own, so that its chunk has a name: it is left out of the worker's shell.
export { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
