import { db } from './emptyBlog.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPage, readPost } from '../../../src/features/blog/db/read.ts';
import { tablesOf } from '../../../src/features/blog/db/tables.ts';
import { storePage, storePosts } from '../../../src/features/blog/db/write.ts';
import { checkSaved, checkStore } from '../../../src/features/blog/refresh/storedPosts.ts';
import { everything, idsOf, samplePost } from './samplePosts.ts';
import { editionOf, serviceDouble } from './serviceDouble.ts';

const LONG_AGO = 1_000;
const numbered = (count: number) => Array.from({ length: count }, (_, index) => samplePost(index + 1));
const edited = (id: number) => samplePost(id, { title: 'Edited', modifiedGmt: '2026-04-01T08:00:00' });
const ids = async () => tablesOf(db).posts.toCollection().primaryKeys();
const titleOf = async (id: number) => (await readPost(db, `post-${id}`))?.summary.title;

afterEach(() => vi.unstubAllGlobals());

describe('comparing stored posts with the service', () => {
  it('OF-08 requests editions only when nothing has changed', async () => {
    await storePosts(db, numbered(3), LONG_AGO);
    const service = serviceDouble(numbered(3));
    await checkStore(service);
    expect(service.editionsById.mock.calls).toEqual([[[1, 2, 3]]]);
    expect(service.postsById).not.toHaveBeenCalled();
  });

  it('OF-08 compares each post at most once an hour', async () => {
    await storePosts(db, [samplePost(1)], Date.now() - 3_500_000);
    await storePosts(db, [samplePost(2)], Date.now() - 3_700_000);
    const service = serviceDouble(numbered(2));
    await checkStore(service);
    expect(service.editionsById.mock.calls).toEqual([[[2]]]);
  });

  it('OF-08 compares at most five hundred posts, a hundred a request, the oldest checks first', async () => {
    const all = numbered(620);
    for (let start = 0; start < 620; start += 155)
      await storePosts(db, all.slice(start, start + 155), 9_000 - start);
    const service = serviceDouble(all);
    await checkStore(service);
    const asked = service.editionsById.mock.calls.map(([batch]) => batch);
    expect(asked.map((batch) => batch.length)).toEqual([100, 100, 100, 100, 100]);
    expect(asked[0]?.[0]).toBe(466);
    expect(new Set(asked.flat()).size).toBe(500);
  });

  it('OF-08 fetches changed posts, ten a request', async () => {
    await storePosts(db, numbered(30), LONG_AGO);
    const service = serviceDouble(numbered(30).map((post, index) => (index < 25 ? edited(index + 1) : post)));
    await checkStore(service);
    expect(service.postsById.mock.calls.map(([batch]) => batch.length)).toEqual([10, 10, 5]);
    expect(await titleOf(25)).toBe('Edited');
    expect(await titleOf(26)).toBe('Post 26');
  });

  it('OF-08 deletes rows, texts and list entries of deleted posts, and updates totals', async () => {
    const posts = numbered(2);
    await storePage(db, everything, { posts, total: 13, totalPages: 7 }, LONG_AGO);
    await storePage(
      db,
      { ...everything, search: 'one' },
      { posts: [samplePost(1)], total: 1, totalPages: 1 },
      LONG_AGO,
    );
    await checkStore(serviceDouble([samplePost(2)]));
    expect(await ids()).toEqual([2]);
    expect(await tablesOf(db).bodies.get(1)).toBeUndefined();
    const page = await readPage(db, everything);
    expect(page).toMatchObject({ total: 12, totalPages: 6, from: 'service' });
    expect(idsOf(page?.posts)).toEqual([2]);
    expect(await tablesOf(db).listings.count()).toBe(1);
  });

  it('BL-09 keeps posts that were stored during the request', async () => {
    await storePosts(db, numbered(2), LONG_AGO);
    const service = serviceDouble([], {
      editionsById: async () => {
        await storePosts(db, [samplePost(1)], Date.now() + 1);
        return { editions: [], complete: true };
      },
    });
    await checkStore(service);
    expect(await ids()).toEqual([1]);
  });

  it('OF-04 deletes nothing after an incomplete answer, and does not repeat the request', async () => {
    await storePosts(db, numbered(120), LONG_AGO);
    const service = serviceDouble([], {
      editionsById: async () => ({ editions: [editionOf(samplePost(1))], complete: false }),
    });
    await checkStore(service);
    expect(await ids()).toHaveLength(120);
    expect(service.editionsById).toHaveBeenCalledTimes(1);
  });

  it('OF-04 deletes nothing after an empty answer while the service still has the posts', async () => {
    await storePosts(db, numbered(45), LONG_AGO);
    const service = serviceDouble(numbered(45), {
      editionsById: async () => ({ editions: [], complete: true }),
    });
    await checkStore(service);
    expect(await ids()).toHaveLength(45);
    expect(await tablesOf(db).bodies.count()).toBe(45);
    expect(service.isGone.mock.calls).toEqual([[1]]);
  });

  it('OF-08 confirms each deleted post with a separate request, ten at a time', async () => {
    await storePosts(db, numbered(15), LONG_AGO);
    const service = serviceDouble([]);
    await checkStore(service);
    expect(service.isGone).toHaveBeenCalledTimes(10);
    expect(await ids()).toEqual([11, 12, 13, 14, 15]);
    await checkStore(service);
    expect(await ids()).toEqual([]);
  });

  it('OF-04 deletes nothing after a failure', async () => {
    await storePosts(db, numbered(2), LONG_AGO);
    const service = serviceDouble([], { editionsById: () => Promise.reject(new Error('Cut')) });
    await expect(checkStore(service)).rejects.toThrow('Cut');
    expect(await ids()).toEqual([1, 2]);
  });

  it('OF-08 requests nothing under Save-Data or with an empty store', async () => {
    const service = serviceDouble(numbered(2));
    await checkStore(service);
    await storePosts(db, numbered(2), LONG_AGO);
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    await checkStore(service);
    expect(service.editionsById).not.toHaveBeenCalled();
  });
});

describe('comparing saved guides with the service', () => {
  const saved = (count: number) =>
    numbered(count).map(({ summary: { id, modifiedGmt } }) => ({ id, modifiedGmt }));

  it('OF-08 fetches editions that are newer than the saved and the stored one', async () => {
    await storePosts(db, [samplePost(1), edited(2)], Date.now());
    const service = serviceDouble([samplePost(1), edited(2), edited(3), samplePost(4)]);
    await checkSaved(service, saved(4));
    expect(service.editionsById.mock.calls).toEqual([[[1, 2, 3, 4]]]);
    expect(service.postsById.mock.calls).toEqual([[[3]]]);
    expect(await titleOf(3)).toBe('Edited');
    await checkSaved(serviceDouble([]), saved(1));
    expect(await ids()).toContain(1);
  });

  it('OF-08 compares a hundred guides a request, and none under Save-Data', async () => {
    const service = serviceDouble(numbered(150));
    await checkSaved(service, saved(150));
    expect(service.editionsById.mock.calls.map(([batch]) => batch.length)).toEqual([100, 50]);
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    await checkSaved(service, saved(150));
    expect(service.editionsById).toHaveBeenCalledTimes(2);
  });
});
