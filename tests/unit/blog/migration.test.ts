import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { beforeAll, describe, expect, it } from 'vitest';
import { dueForCheck } from '../../../src/features/blog/db/editions.ts';
import { readCategories, readPage, readPost } from '../../../src/features/blog/db/read.ts';
import { readSurroundings } from '../../../src/features/blog/db/surroundings.ts';
import { blogDatabase } from '../../../src/features/blog/db/tables.ts';
import { everything, idsOf, samplePost } from './samplePosts.ts';

const tax = { id: 1, name: 'Tax' };

/** What the first version of the site left on a device. */
async function leaveVersionOne(): Promise<void> {
  const old = new Dexie('marsa-blog');
  old.version(1).stores({
    posts: 'id, slug, dateGmt, *categoryDates',
    bodies: 'id',
    categories: 'key',
    listings: 'key, fetchedAt',
  });
  const posts = [1, 2, 3].map((id) => samplePost(id, { categories: [tax] }));
  await old.table('posts').bulkAdd(
    posts.map(({ summary }) => ({
      ...summary,
      categoryDates: [`1|${summary.dateGmt}`],
      fetchedAt: 1_000 - summary.id,
    })),
  );
  await old.table('bodies').bulkAdd(posts.map(({ body }) => body));
  await old.table('categories').add({ key: 'all', items: [tax], fetchedAt: 900 });
  await old.table('listings').add({ key: '2|1||', ids: [3, 2], total: 3, totalPages: 2, fetchedAt: 900 });
  old.close();
}

describe('a database of version 1', () => {
  beforeAll(leaveVersionOne);

  it('OF-07 is read by this version: posts, texts, lists and categories are there', async () => {
    const db = await blogDatabase.open();
    expect(blogDatabase.persistent()).toBe(true);
    expect(db.verno).toBe(3);
    expect(idsOf((await readPage(db, everything))?.posts)).toEqual([3, 2]);
    expect(idsOf((await readPage(db, { ...everything, categories: [1] }))?.posts)).toEqual([3, 2]);
    expect(await readPost(db, 'post-1')).toMatchObject({
      fetchedAt: 999,
      body: { html: '<p>Body of Post 1</p>' },
    });
    expect(await readCategories(db)).toEqual([tax]);
  });

  it('OF-07 and what the new version asks for is found in its rows', async () => {
    const db = await blogDatabase.open();
    expect(await dueForCheck(db, 999, 5)).toEqual([3, 2]);
    const { previous, next } = await readSurroundings(db, samplePost(2).summary);
    expect([previous?.id, next?.id]).toEqual([1, 3]);
  });
});
