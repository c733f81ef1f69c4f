import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dueForCheck } from '../../../src/features/blog/db/editions.ts';
import { readCategories, readPage, readPost } from '../../../src/features/blog/db/read.ts';
import { readSurroundings } from '../../../src/features/blog/db/surroundings.ts';
import { blogDatabase } from '../../../src/features/blog/db/tables.ts';
import { firstPage } from '../../../src/features/blog/rules/query.ts';
import { postFrom } from '../../../src/features/blog/shapes.ts';
import { readLists } from '../../../src/tools/checklist/db.ts';
import { createLeadsStore, readSubmissions, withLeadsStore } from '../../../src/features/leads/outbox.ts';
import { onDevice as onLibrary } from '../../../src/features/library/db/onDevice.ts';
import { readPacks } from '../../../src/features/library/db/packs.ts';
import { readPlace, readRecent } from '../../../src/features/library/db/recent.ts';
import { neededPictures, readCopy, readSaved } from '../../../src/features/library/db/saved.ts';
import { libraryDatabase } from '../../../src/features/library/db/tables.ts';
import { missingPictures, completeIn } from '../../../src/features/library/packProgress.ts';
import { bytesOf } from '../../../src/features/library/sizes.ts';
import {
  leaveDatabase,
  type ReleasedSchema,
  releasedSchemas,
  schemaOf,
  settled,
} from '../../support/releasedSchemas.ts';

const opened: Readonly<Record<string, () => Promise<unknown>>> = {
  'marsa-blog': () => blogDatabase.open(),
  'marsa-library': () => libraryDatabase.open(),
  'marsa-leads': createLeadsStore,
  'marsa-checklists': readLists,
};

const of = (database: string): [string, ReleasedSchema][] =>
  releasedSchemas
    .filter((schema) => schema.database === database)
    .map((schema) => [`${database} ${schema.version / 10}: ${schema.note}`, schema]);

const rowsOf = ({ stores }: ReleasedSchema, store: string) => stores[store]?.rows ?? [];

// Connections close when the database is deleted, and open again at the next use.
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  for (const name of Object.keys(opened)) await settled(indexedDB.deleteDatabase(name));
});

describe('released schemas', () => {
  it('OF-07 exist for every database, and the newest one is the current schema', async () => {
    for (const [name, open] of Object.entries(opened)) {
      await open();
      const { version, stores } = await schemaOf(name);
      const newest = of(name).at(-1)?.[1];
      expect(newest?.version, `${name} ${version / 10} has no fixture`).toBe(version);
      const described = Object.entries(newest?.stores ?? {}).map(([store, { keyPath, indexes }]) => [
        store,
        { keyPath, indexes: indexes.toSorted((a, b) => (a.name < b.name ? -1 : 1)) },
      ]);
      expect(Object.fromEntries(described)).toEqual(stores);
    }
    const databases = (await indexedDB.databases()).map((database) => database.name);
    expect(new Set(databases)).toEqual(new Set(Object.keys(opened)));
  });
});

describe("the blog's posts of an earlier version", () => {
  it.each(of('marsa-blog'))('OF-07 is readable: %s', async (_, schema) => {
    await leaveDatabase(schema);
    const db = await blogDatabase.open();
    expect(blogDatabase.persistent()).toBe(true);
    expect((await readPage(db, firstPage))?.posts.map(({ id }) => id)).toEqual([3, 2, 1]);
    const category = await readPage(db, { ...firstPage, categories: [5] });
    expect(category?.posts.map(({ id }) => id)).toEqual([3, 2, 1]);
    for (const id of [1, 2, 3])
      expect((await readPost(db, `post-${id}`))?.body?.html).toBe(`<p>The text of post ${id}.</p>`);
    expect(await readCategories(db)).toEqual([{ id: 5, name: 'Tax' }]);
    // Indexes of later versions find the earlier rows.
    expect(await dueForCheck(db, 999, 5)).toEqual([3, 2]);
    const second = await readPost(db, 'post-3');
    if (!second) throw new Error('no post');
    const { previous, next } = await readSurroundings(db, second.summary);
    expect([previous?.id, next?.id]).toEqual([1, undefined]);
  });
});

describe("the reader's library of an earlier version", () => {
  it.each(of('marsa-library'))('OF-07 is readable: %s', async (_, schema) => {
    await leaveDatabase(schema);
    const saved = await onLibrary(readSaved);
    const lines = rowsOf(schema, 'saved');
    // The last saved one is first; the third one was removed.
    expect(saved).toMatchObject([lines[1], lines[0]]);
    expect(saved.map(missingPictures)).toEqual([1, 0]);
    expect(saved.map(bytesOf)).toEqual([7425, 27_536]);
    expect(completeIn(saved, [])).toBe(1);
    expect(completeIn(saved, [99])).toBe(0);
    for (const row of rowsOf(schema, 'copies')) {
      const copy = await onLibrary((db) => readCopy(db, String(row['slug'])));
      expect(copy).toEqual(row);
      expect(postFrom(copy?.copy)).toBeDefined();
    }
    expect(await onLibrary(readRecent)).toEqual(rowsOf(schema, 'recent').toReversed());
    expect(await onLibrary((db) => readPlace(db, 2))).toEqual(rowsOf(schema, 'recent')[1]?.['place'] ?? null);
    expect(await onLibrary(readPacks)).toEqual(rowsOf(schema, 'packs'));
    expect((await onLibrary(neededPictures)).size).toBe(6);
  });
});

describe('drafts and outbox of an earlier version', () => {
  it.each(of('marsa-leads'))('OF-07 is readable: %s', async (_, schema) => {
    await leaveDatabase(schema);
    await createLeadsStore();
    expect(await withLeadsStore((db) => db.getAll('drafts'))).toEqual(rowsOf(schema, 'drafts'));
    expect(await readSubmissions()).toEqual(rowsOf(schema, 'outbox').toReversed());
  });
});

describe('checklists of an earlier version', () => {
  it.each(of('marsa-checklists'))('OF-07 is readable: %s', async (_, schema) => {
    await leaveDatabase(schema);
    expect(await readLists()).toEqual(rowsOf(schema, 'lists'));
  });
});
