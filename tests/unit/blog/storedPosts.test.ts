import 'fake-indexeddb/auto';
import type { Dexie } from 'dexie';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Post, PostQuery } from '../../../src/features/blog/model.ts';
import { readCategories, readPage, readPost } from '../../../src/features/blog/db/read.ts';
import { blogDatabase, tablesOf } from '../../../src/features/blog/db/tables.ts';
import { forgetPosts } from '../../../src/features/blog/db/forget.ts';
import { storeCategories } from '../../../src/features/blog/db/categories.ts';
import { storePage, storePost } from '../../../src/features/blog/db/write.ts';
import { everything, idsOf, samplePost } from './samplePosts.ts';

let db: Dexie;

beforeEach(async () => {
  db = await blogDatabase.open();
  await Promise.all(db.tables.map((table) => table.clear()));
});

const answer = (posts: Post[], total = posts.length) => ({ posts, total, totalPages: Math.ceil(total / 2) });
const titleOf = async (slug: string) => (await readPost(db, slug))?.summary.title;

describe('storing pages and posts', () => {
  it('OF-03 a post seen in a list can be read without having been opened', async () => {
    await storePage(db, everything, answer([samplePost(1, {}, '<p>Text</p>')]), 100);
    expect(await readPost(db, 'post-1')).toMatchObject({
      summary: { id: 1, slug: 'post-1' },
      body: { id: 1, html: '<p>Text</p>' },
      fetchedAt: 100,
    });
  });

  it('OF-04 the service’s page comes back in its order, with totals and age', async () => {
    await storePage(db, everything, answer([samplePost(1), samplePost(2)], 5), 100);
    const page = await readPage(db, everything);
    expect(page).toMatchObject({ total: 5, totalPages: 3, fetchedAt: 100, from: 'service' });
    expect(idsOf(page?.posts)).toEqual([1, 2]);
  });

  it('OF-04 a list row carries no body', async () => {
    await storePage(db, everything, answer([samplePost(1)]), 100);
    const row = await tablesOf(db).posts.get(1);
    expect(JSON.stringify(row)).not.toContain('<p>');
  });

  it('OF-04 an answer without posts is an answer: the query is known to be empty', async () => {
    const search: PostQuery = { ...everything, search: 'zebra' };
    expect(await readPage(db, search)).toBeNull();
    await storePage(db, search, answer([]), 100);
    expect(await readPage(db, search)).toMatchObject({ posts: [], total: 0, from: 'service' });
  });

  it('OF-04 an answer whose posts have all gone from the device is no longer one', async () => {
    await storePage(db, everything, answer([samplePost(1)]), 100);
    await forgetPosts(db, [1], 150);
    expect(await readPage(db, everything)).toBeNull();
    await storePost(db, samplePost(2), 100);
    expect(await readPage(db, everything)).toMatchObject({ from: 'device', total: 1 });
  });

  it('BP-01 of two posts that had the same address the later one is read', async () => {
    await storePost(db, samplePost(2, { slug: 'guide', title: 'Later' }, '<p>Later</p>'), 100);
    await storePost(db, samplePost(1, { slug: 'guide', title: 'Earlier' }, '<p>Earlier</p>'), 100);
    expect(await readPost(db, 'guide')).toMatchObject({
      summary: { title: 'Later' },
      body: { id: 2, html: '<p>Later</p>' },
    });
  });

  it('OF-04 nothing stored is null, not an error', async () => {
    expect(await readPage(db, everything)).toBeNull();
    expect(await readPost(db, 'post-1')).toBeNull();
    expect(await readCategories(db)).toBeNull();
  });

  it('OF-08 of two hundred and more listings the oldest make room', async () => {
    const search = (n: number): PostQuery => ({ ...everything, search: `word ${n}` });
    for (let n = 1; n <= 202; n += 1) await storePage(db, search(n), answer([]), n);
    expect(await tablesOf(db).listings.count()).toBe(200);
    expect(await readPage(db, search(2))).toBeNull();
    expect(await readPage(db, search(3))).not.toBeNull();
    expect(await readPage(db, search(202))).not.toBeNull();
  });
});

describe('an older answer never wins', () => {
  it('BL-09 a slow earlier list does not replace a later one', async () => {
    await storePage(db, everything, answer([samplePost(2, { title: 'New' })]), 200);
    await storePage(db, everything, answer([samplePost(2, { title: 'Old' }), samplePost(1)], 2), 100);
    const page = await readPage(db, everything);
    expect(page?.fetchedAt).toBe(200);
    expect(page?.posts.map(({ title }) => title)).toEqual(['New']);
  });

  it('BL-09 but what only the earlier one brought is kept', async () => {
    await storePage(db, everything, answer([samplePost(2)]), 200);
    await storePage(db, everything, answer([samplePost(1)]), 100);
    expect(await titleOf('post-1')).toBe('Post 1');
  });

  it('BL-09 a post’s text is not put back to an earlier edition', async () => {
    await storePost(db, samplePost(1, { title: 'New' }, '<p>New</p>'), 200);
    await storePost(db, samplePost(1, { title: 'Old' }, '<p>Old</p>'), 199);
    expect(await readPost(db, 'post-1')).toMatchObject({
      summary: { title: 'New' },
      body: { html: '<p>New</p>' },
    });
  });

  it('BL-09 an answer of the same moment or later does replace', async () => {
    await storePost(db, samplePost(1, { title: 'First' }), 200);
    await storePost(db, samplePost(1, { title: 'Second' }), 200);
    expect(await titleOf('post-1')).toBe('Second');
    await storePost(db, samplePost(1, { title: 'Third' }), 201);
    expect(await titleOf('post-1')).toBe('Third');
  });

  it('BL-09 categories of an earlier request do not replace later ones', async () => {
    await storeCategories(db, [{ id: 2, name: 'Tax' }], 200);
    await storeCategories(db, [{ id: 1, name: 'Old' }], 100);
    expect(await readCategories(db)).toEqual([{ id: 2, name: 'Tax' }]);
    await storeCategories(db, [], 300);
    expect(await readCategories(db)).toEqual([]);
  });
});

describe('forgetting a post', () => {
  it('BP-03 a post that the service no longer has is gone, text and all, and from its lists', async () => {
    await storePage(db, everything, answer([samplePost(1), samplePost(2)]), 100);
    await forgetPosts(db, [1], 150);
    expect(await readPost(db, 'post-1')).toBeNull();
    expect(await tablesOf(db).bodies.get(1)).toBeUndefined();
    expect(idsOf((await readPage(db, everything))?.posts)).toEqual([2]);
  });

  it('BL-09 unless it was fetched after that was asked', async () => {
    await storePost(db, samplePost(1), 200);
    await forgetPosts(db, [1], 150);
    expect(await titleOf('post-1')).toBe('Post 1');
  });

  it('BP-03 forgetting what is not there harms nothing', async () => {
    await storePost(db, samplePost(1), 100);
    await forgetPosts(db, [9], 150);
    expect(await titleOf('post-1')).toBe('Post 1');
  });
});
