import { db } from './emptyBlog.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deletePosts } from '../../../src/features/blog/db/forget.ts';
import { storePost, storePosts } from '../../../src/features/blog/db/write.ts';
import { StoredPosts } from '../../../src/features/blog/search/storedPosts.ts';
import { SearchIndex } from '../../../src/features/siteSearch/searchIndex.ts';
import { idsOf, samplePost } from './samplePosts.ts';

let index: StoredPosts;
const onGrowth = vi.fn<() => void>();
const search = (text: string) => idsOf(index.find(text, [], 0, 9).rows).toSorted((a, b) => a - b);
/** Reports: titles, then bodies. */
const bodiesIndexed = () => vi.waitFor(() => expect(onGrowth).toHaveBeenCalledTimes(2));

beforeEach(async () => {
  await storePosts(db, [samplePost(1, { title: 'Visas' }), samplePost(2, { title: 'Visas' })], 100);
  index = new StoredPosts(new SearchIndex(), onGrowth);
  onGrowth.mockReset();
  await index.fill();
});

describe('the index of stored posts', () => {
  it('OF-06 titles are found at once, and texts when the index reports them', async () => {
    expect([search('visas'), search('body'), onGrowth.mock.calls]).toEqual([[1, 2], [], [[]]]);
    await bodiesIndexed();
    expect(search('body')).toEqual([1, 2]);
  });

  it('OF-06 a changed post is found by its new title and text only', async () => {
    await bodiesIndexed();
    const changed = { title: 'Banks', modifiedGmt: '2026-04-01T08:00:00' };
    await storePost(db, samplePost(1, changed, '<p>Edited</p>'), 200);
    await index.update([1]);
    expect(['visas', 'body', 'banks', 'edited'].map(search)).toEqual([[2], [2], [1], [1]]);
    expect(onGrowth).toHaveBeenCalledTimes(4);
  });

  it('OF-06 a deleted post is not found', async () => {
    await bodiesIndexed();
    await deletePosts(db, [1], 200);
    await index.update([1]);
    expect(['visas', 'body'].map(search)).toEqual([[2], [2]]);
    expect(index.find('visas', [], 0, 9).total).toBe(1);
    expect(onGrowth).toHaveBeenCalledTimes(4);
  });

  it('OF-08 unchanged posts and unknown ids are not reported', async () => {
    await bodiesIndexed();
    await storePost(db, samplePost(2, { title: 'Visas' }), 200);
    await index.update([2, 77]);
    expect(search('body')).toEqual([1, 2]);
    expect(onGrowth).toHaveBeenCalledTimes(2);
  });
});
