import { describe, expect, it, vi } from 'vitest';
import { compareOlder } from '../../../server/publishing/olderPosts.ts';
import type { Published } from '../../../server/publishing/publishedPages.ts';

const TIME = '2026-01-01T09:00:00';
const banking = { id: 3, name: 'Banking' };

/** Pages of some posts, each in a category, as they were made at `TIME`. */
function pagesOf(ids: readonly number[]) {
  const older = new Map(ids.map((id) => [id, `/blog/guide-${id}`]));
  const shown = Object.fromEntries(
    ids.map((id) => [`${id}`, { modified: TIME, categories: { 3: 'Banking' } }]),
  );
  const state: Published = { code: '0', most: 1, pages: {}, posts: {}, shown, gone: [], moved: {} };
  return { older, state };
}

/** A service whose posts were changed at these times; what it leaves out it says nothing of, or that it is gone. */
function serviceWith(times: Readonly<Record<number, string>>, withdrawn: readonly number[] = []) {
  return {
    editionsById: vi.fn(async (ids: readonly number[]) => ({
      editions: ids.flatMap((id) => (times[id] === undefined ? [] : [{ id, modifiedGmt: times[id] }])),
      complete: true,
    })),
    isGone: async (id: number) => withdrawn.includes(id),
  };
}

describe('pages of posts that are older than the newest', () => {
  it('CS-06 are rendered again when their post was edited, and not otherwise', async () => {
    const { older, state } = pagesOf([1, 2]);
    const service = serviceWith({ 1: TIME, 2: '2026-05-01T09:00:00' });
    expect(await compareOlder(state, older, [banking], service)).toEqual({ gone: [], edited: [[2]] });
    expect(service.editionsById).toHaveBeenCalledOnce();
  });

  it('CS-06 are rendered again when a category that they name has another name', async () => {
    const { older, state } = pagesOf([1]);
    const service = serviceWith({ 1: TIME });
    expect((await compareOlder(state, older, [{ id: 3, name: 'Banks' }], service)).edited).toEqual([[1]]);
    // That a list leaves a category out says nothing of its name.
    expect((await compareOlder(state, older, [], service)).edited).toEqual([]);
  });

  it('OF-04 are taken away only when the service says so of that very post', async () => {
    const { older, state } = pagesOf([1, 2, 3]);
    const service = serviceWith({ 1: TIME }, [3]);
    expect(await compareOlder(state, older, [banking], service)).toEqual({
      gone: ['/blog/guide-3'],
      edited: [],
    });
  });

  it('CS-06 are asked for by a hundred', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => index + 1);
    const { older, state } = pagesOf(ids);
    const service = serviceWith(Object.fromEntries(ids.map((id) => [id, '2026-05-01T09:00:00'])));
    const { edited } = await compareOlder(state, older, [banking], service);
    expect(edited.map((piece) => piece.length)).toEqual([100, 1]);
    expect(service.editionsById).toHaveBeenCalledTimes(2);
  });
});
