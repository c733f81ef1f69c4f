import { db } from './emptyBlog.ts';
import { describe, expect, it } from 'vitest';
import type { Post, PostQuery } from '../../../src/features/blog/model.ts';
import { readCategories, readPage, readPost } from '../../../src/features/blog/db/read.ts';
import { tablesOf } from '../../../src/features/blog/db/tables.ts';
import { deletePosts } from '../../../src/features/blog/db/forget.ts';
import { storeCategories } from '../../../src/features/blog/db/categories.ts';
import { storePage, storePost } from '../../../src/features/blog/db/write.ts';
import { everything, samplePost } from './samplePosts.ts';

const answer = (posts: Post[], total = posts.length) => ({ posts, total, totalPages: Math.ceil(total / 2) });
const titleOf = async (slug: string) => (await readPost(db, slug))?.summary.title;

describe('storing pages and posts', () => {
  it('OF-04 the row of a post does not contain its text', async () => {
    await storePost(db, samplePost(1), 100);
    expect(JSON.stringify(await tablesOf(db).posts.get(1))).not.toContain('<p>');
  });

  it('OF-04 stores an empty answer', async () => {
    const search: PostQuery = { ...everything, search: 'zebra' };
    expect(await readPage(db, search)).toBeNull();
    await storePage(db, search, answer([]), 100);
    expect(await readPage(db, search)).toMatchObject({ posts: [], total: 0, from: 'service' });
  });

  it('OF-04 ignores an answer whose posts are all deleted', async () => {
    await storePage(db, everything, answer([samplePost(1)]), 100);
    await deletePosts(db, [1], 150);
    expect(await readPage(db, everything)).toBeNull();
    await storePost(db, samplePost(2), 100);
    expect(await readPage(db, everything)).toMatchObject({ from: 'device', total: 1 });
  });

  it('BP-01 reads the newer of two posts with the same slug', async () => {
    await storePost(db, samplePost(2, { slug: 'guide', title: 'Later' }, '<p>Later</p>'), 100);
    await storePost(db, samplePost(1, { slug: 'guide', title: 'Earlier' }, '<p>Earlier</p>'), 100);
    expect(await readPost(db, 'guide')).toMatchObject({
      summary: { title: 'Later' },
      body: { id: 2, html: '<p>Later</p>' },
    });
  });

  it('OF-08 stores at most two hundred lists', async () => {
    const search = (n: number): PostQuery => ({ ...everything, search: `word ${n}` });
    for (let n = 1; n <= 202; n += 1) await storePage(db, search(n), answer([]), n);
    expect(await tablesOf(db).listings.count()).toBe(200);
    expect(await readPage(db, search(2))).toBeNull();
    expect(await readPage(db, search(3))).not.toBeNull();
    expect(await readPage(db, search(202))).not.toBeNull();
  });
});

describe('an older answer', () => {
  it('BL-09 does not replace a newer list', async () => {
    await storePage(db, everything, answer([samplePost(2, { title: 'New' })]), 200);
    await storePage(db, everything, answer([samplePost(2, { title: 'Old' }), samplePost(1)], 2), 100);
    const page = await readPage(db, everything);
    expect(page?.fetchedAt).toBe(200);
    expect(page?.posts.map(({ title }) => title)).toEqual(['New']);
  });

  it('BL-09 adds posts that are not stored', async () => {
    await storePage(db, everything, answer([samplePost(2)]), 200);
    await storePage(db, everything, answer([samplePost(1)]), 100);
    expect(await titleOf('post-1')).toBe('Post 1');
  });

  it('BL-09 does not replace newer categories, which are null before the first answer', async () => {
    expect(await readCategories(db)).toBeNull();
    await storeCategories(db, [{ id: 2, name: 'Tax' }], 200);
    await storeCategories(db, [{ id: 1, name: 'Old' }], 100);
    expect(await readCategories(db)).toEqual([{ id: 2, name: 'Tax' }]);
    await storeCategories(db, [], 300);
    expect(await readCategories(db)).toEqual([]);
  });
});
