import 'fake-indexeddb/auto';
import { beforeEach } from 'vitest';
import { blogDatabase } from '../../../src/features/blog/db/tables.ts';

/** The database of the blog, which is empty before each test. Import it first: Dexie finds IndexedDB when it is loaded. */
export const db = await blogDatabase.open();

beforeEach(() => Promise.all(db.tables.map((table) => table.clear())));
