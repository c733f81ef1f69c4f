import { db } from './emptyBlog.ts';
import { describe, expect, it } from 'vitest';
import { readPage, readPost } from '../../../src/features/blog/db/read.ts';
import { tablesOf } from '../../../src/features/blog/db/tables.ts';
import { storePage, storePost } from '../../../src/features/blog/db/write.ts';
import type { Post } from '../../../src/features/blog/model.ts';
import { refreshPage } from '../../../src/features/blog/refresh/page.ts';
import { refreshPost } from '../../../src/features/blog/refresh/post.ts';
import { garbage } from './oneAnswer.ts';
import { everything, idsOf, samplePost } from './samplePosts.ts';
import { serviceDouble } from './serviceDouble.ts';

const wanted = new AbortController().signal;
const edited = (id: number) =>
  samplePost(id, { title: 'Edited', modifiedGmt: '2026-04-01T08:00:00' }, '<p>Edited</p>');
const storeAll = (posts: Post[], at = 100) =>
  storePage(db, everything, { posts, total: posts.length, totalPages: 1 }, at);
const page = async () => {
  const found = await readPage(db, everything);
  return found && { ids: idsOf(found.posts), total: found.total, at: found.fetchedAt, from: found.from };
};
const textOf = async (slug: string) => (await readPost(db, slug))?.body?.html;
const checkedAt = async (id: number) => (await tablesOf(db).posts.get(id))?.fetchedAt;

describe('refreshing a page of posts', () => {
  it('OF-03 fetches complete posts, in the order of the service, when nothing is stored', async () => {
    const service = serviceDouble([samplePost(1), samplePost(2)]);
    await refreshPage(service, everything, 200, wanted);
    expect(await page()).toEqual({ ids: [1, 2], total: 2, at: 200, from: 'service' });
    expect(service.editions).not.toHaveBeenCalled();
    expect(service.postsById).not.toHaveBeenCalled();
  });

  it('OF-08 fetches only editions when nothing has changed', async () => {
    await storeAll([samplePost(2), samplePost(1)]);
    const service = serviceDouble([samplePost(2), samplePost(1)]);
    await refreshPage(service, everything, 200, wanted);
    expect(await page()).toEqual({ ids: [2, 1], total: 2, at: 200, from: 'service' });
    expect(await checkedAt(1)).toBe(200);
    expect(service.posts).not.toHaveBeenCalled();
    expect(service.postsById).not.toHaveBeenCalled();
  });

  it('OF-08 fetches only new and changed posts, with order and totals of the service', async () => {
    await storeAll([samplePost(2), samplePost(1)]);
    const service = serviceDouble([samplePost(3), edited(2), samplePost(1)]);
    await refreshPage(service, everything, 200, wanted);
    expect(service.postsById.mock.calls).toEqual([[[3, 2], wanted]]);
    expect(await page()).toEqual({ ids: [3, 2, 1], total: 3, at: 200, from: 'service' });
    expect(await textOf('post-2')).toBe('<p>Edited</p>');
  });

  it('OF-08 keeps a post that is no longer on the page', async () => {
    await storeAll([samplePost(2), samplePost(1)]);
    await refreshPage(serviceDouble([samplePost(1)]), everything, 200, wanted);
    expect(await page()).toMatchObject({ ids: [1], total: 1 });
    expect(await textOf('post-2')).toBeDefined();
  });

  it('OF-08 a stored empty answer is compared by editions only', async () => {
    await storeAll([]);
    const service = serviceDouble([samplePost(1)]);
    await refreshPage(service, everything, 200, wanted);
    expect(service.posts).not.toHaveBeenCalled();
    expect(await page()).toMatchObject({ ids: [1] });
  });

  it('OF-04 rejects an empty blog while the device has posts', async () => {
    await storeAll([samplePost(2), samplePost(1)]);
    const latest = { ...everything, perPage: 6 };
    for (const query of [everything, latest])
      await expect(refreshPage(serviceDouble([]), query, 200, wanted)).rejects.toEqual(garbage);
    expect(await page()).toEqual({ ids: [2, 1], total: 2, at: 100, from: 'service' });
    await tablesOf(db).posts.clear();
    await refreshPage(serviceDouble([]), everything, 300, wanted);
    expect(await page()).toMatchObject({ ids: [], total: 0 });
  });

  it.each(['posts', 'bodies'] as const)(
    'OF-03 fetches complete posts when one of the %s is missing',
    async (table) => {
      await storeAll([samplePost(2), samplePost(1)]);
      await tablesOf(db)[table].delete(1);
      const service = serviceDouble([samplePost(2), samplePost(1)]);
      await refreshPage(service, everything, 200, wanted);
      expect(service.editions).not.toHaveBeenCalled();
      expect(await textOf('post-1')).toBeDefined();
    },
  );

  it('CS-05 keeps the stored edition of a post that is now malformed', async () => {
    await storeAll([samplePost(1)]);
    const service = serviceDouble([samplePost(3), edited(1)], { postsById: async () => [edited(1)] });
    await refreshPage(service, everything, 200, wanted);
    expect(await page()).toMatchObject({ ids: [1], total: 2 });
    expect((await tablesOf(db).listings.toArray())[0]?.ids).toEqual([1]);
  });

  it('BL-09 ignores an answer that is older than the stored one', async () => {
    await storeAll([samplePost(2), samplePost(1)]);
    await storeAll([edited(2), samplePost(1)], 300);
    await refreshPage(serviceDouble([samplePost(2), samplePost(1)]), everything, 200, wanted);
    expect(await page()).toMatchObject({ ids: [2, 1], at: 300 });
    expect(await textOf('post-2')).toBe('<p>Edited</p>');
    expect([await checkedAt(2), await checkedAt(1)]).toEqual([300, 300]);
  });

  it('OF-04 changes nothing after a failure', async () => {
    await storeAll([samplePost(1)]);
    const failing = serviceDouble([edited(1)], { postsById: () => Promise.reject(new Error('Cut')) });
    await expect(refreshPage(failing, everything, 200, wanted)).rejects.toThrow('Cut');
    expect(await page()).toMatchObject({ ids: [1], at: 100 });
    expect(await checkedAt(1)).toBe(100);
  });

  it.each([
    ['posts', []],
    ['editions', [samplePost(1)]],
  ])('OF-03 stores an answer with %s after the user has left the page', async (_, before) => {
    if (before.length > 0) await storeAll(before);
    const controller = new AbortController();
    const leave = async () => controller.abort(new Error('Left'));
    const service = serviceDouble([edited(1)], {
      posts: async () => leave().then(() => ({ posts: [edited(1)], total: 1, totalPages: 1 })),
      postsById: async () => leave().then(() => [edited(1)]),
    });
    await refreshPage(service, everything, 200, controller.signal);
    expect(await textOf('post-1')).toBe('<p>Edited</p>');
  });
});

describe('refreshing a post', () => {
  const refresh = (service: ReturnType<typeof serviceDouble>, signal = wanted) =>
    refreshPost(service, 'post-1', 200, signal);

  it('OF-08 does not fetch an unchanged post', async () => {
    await storePost(db, samplePost(1), 100);
    const service = serviceDouble([samplePost(1)]);
    expect(await refresh(service)).toBe('post-1');
    expect(service.post).not.toHaveBeenCalled();
    expect(await checkedAt(1)).toBe(200);
  });

  it('OF-08 a changed post is fetched', async () => {
    await storePost(db, samplePost(1), 100);
    expect(await refresh(serviceDouble([edited(1)]))).toBe('post-1');
    expect(await textOf('post-1')).toBe('<p>Edited</p>');
  });

  it('OF-03 an unchanged post without a stored text is fetched', async () => {
    await storePost(db, samplePost(1), 100);
    await tablesOf(db).bodies.delete(1);
    await refresh(serviceDouble([samplePost(1)]));
    expect(await textOf('post-1')).toBe('<p>Body of Post 1</p>');
  });

  it('OF-08 fetches another post with the same slug', async () => {
    await storePost(db, samplePost(1), 100);
    await refresh(serviceDouble([samplePost(7, { slug: 'post-1', modifiedGmt: '2026-03-01T08:00:00' })]));
    expect(await textOf('post-1')).toBe('<p>Body of Post 7</p>');
  });

  it.each(['with', 'without'])('BP-01 finds a renamed post by its id, %s a stored text', async (text) => {
    await storePost(db, samplePost(1), 100);
    if (text === 'without') await tablesOf(db).bodies.delete(1);
    const renamed = samplePost(1, { slug: 'renamed', modifiedGmt: '2026-04-01T08:00:00' });
    expect(await refresh(serviceDouble([renamed]))).toBe('renamed');
    for (const slug of ['renamed', 'post-1'])
      expect((await readPost(db, slug))?.summary).toMatchObject({ id: 1, slug: 'renamed' });
  });

  it('BP-01 keeps former slugs until another post has them', async () => {
    await storePost(db, samplePost(1), 100);
    for (const slug of ['second', 'third', 'second']) await storePost(db, samplePost(1, { slug }), 100);
    const found = async (slug: string) => (await readPost(db, slug))?.summary;
    for (const slug of ['post-1', 'second', 'third']) expect((await found(slug))?.slug).toBe('second');
    await storePost(db, samplePost(2, { slug: 'post-1' }), 100);
    expect((await found('post-1'))?.id).toBe(2);
    expect(await found('fourth')).toBeUndefined();
  });

  it.each([
    ['a stored', true],
    ['an unknown', false],
  ])('BP-03 deletes %s post that the service does not have', async (_, stored) => {
    if (stored) await storePost(db, samplePost(1), 100);
    const service = serviceDouble([]);
    expect(await refresh(service)).toBeUndefined();
    expect(await readPost(db, 'post-1')).toBeNull();
    expect(service.edition.mock.calls.length + service.post.mock.calls.length).toBe(1);
  });

  it.each(['with', 'without'])(
    'OF-04 keeps a post that the service has but does not find by its slug, %s a stored text',
    async (text) => {
      await storePost(db, samplePost(1), 100);
      if (text === 'without') await tablesOf(db).bodies.delete(1);
      const service = serviceDouble([], { isGone: async () => false });
      await expect(refresh(service)).rejects.toEqual(garbage);
      expect(await checkedAt(1)).toBe(100);
      expect(service.isGone.mock.calls).toEqual([[1, wanted]]);
    },
  );

  it.each([
    ['an unchanged', [samplePost(1)]],
    ['a changed', [edited(1)]],
    ['a deleted', []],
  ])('OF-08 %s post stays as stored after the caller has aborted', async (_, posts) => {
    await storePost(db, samplePost(1), 100);
    const controller = new AbortController();
    const { edition } = serviceDouble(posts);
    const leave = async () => controller.abort(new Error('Left'));
    const service = serviceDouble(posts, {
      ...(posts.length > 0 && { edition: async (slug) => leave().then(() => edition(slug)) }),
      isGone: async () => leave().then(() => true),
    });
    await expect(refresh(service, controller.signal)).rejects.toThrow('Left');
    expect(await readPost(db, 'post-1')).toMatchObject({ fetchedAt: 100, summary: { title: 'Post 1' } });
  });
});
