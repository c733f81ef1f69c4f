import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PostQuery } from '../../../src/features/blog/model.ts';
import { samplePost } from './samplePosts.ts';

const page = vi.fn<(query: PostQuery, askedAt: number, signal: AbortSignal) => Promise<void>>();
const post = vi.fn<(slug: string) => Promise<string | undefined>>();
const categories = vi.fn<() => Promise<void>>();
const store = vi.fn<() => Promise<void>>();
vi.mock('../../../src/features/blog/refresh/service.ts', () => ({
  refresher: () => ({ page, post, categories, store }),
}));

const query: PostQuery = { page: 1, search: '', categories: [], perPage: 9 };
const info = vi.spyOn(console, 'info');
let idle: (() => void)[];

/** The module as a page that was just opened has it, with an empty database. */
async function freshPage() {
  vi.resetModules();
  const { blogDatabase, tablesOf } = await import('../../../src/features/blog/db/tables.ts');
  const db = await blogDatabase.open();
  await Promise.all(db.tables.map((table) => table.clear()));
  return { ...(await import('../../../src/features/blog/sync.ts')), posts: tablesOf(db).posts };
}

beforeEach(() => {
  idle = [];
  vi.stubGlobal('window', { requestIdleCallback: (work: () => void) => idle.push(work) });
  info.mockReset().mockImplementation(() => undefined);
  page.mockReset().mockResolvedValue();
  post.mockReset().mockResolvedValue('post-1');
  categories.mockReset().mockResolvedValue();
  store.mockReset().mockResolvedValue();
});
afterEach(() => vi.unstubAllGlobals());

describe('the post that came with its page', () => {
  it('OF-08 is stored before the service is asked about it', async () => {
    const { refreshPost, posts } = await freshPage();
    post.mockImplementation(async () => ((await posts.get(1))?.fetchedAt === 500 ? 'post-1' : undefined));
    await refreshPost('post-1', undefined, { post: samplePost(1), builtAt: 500 });
    expect(post).toHaveBeenCalledTimes(1);
  });

  it('OF-04 is stored although the service cannot be asked', async () => {
    const { refreshPost, posts } = await freshPage();
    post.mockRejectedValue(new Error('Cut'));
    const asked = refreshPost('post-1', undefined, { post: samplePost(1), builtAt: 500 });
    await expect(asked).rejects.toThrow('Cut');
    expect(await posts.count()).toBe(1);
  });

  it('BL-09 does not count as younger than now where the device’s clock is slow', async () => {
    const { refreshPost, posts } = await freshPage();
    await refreshPost('post-1', undefined, { post: samplePost(1), builtAt: Date.now() + 3_600_000 });
    expect((await posts.get(1))?.fetchedAt).toBeLessThanOrEqual(Date.now());
  });

  it('BP-03 is missing when the service says so', async () => {
    const { refreshPost, PostMissing } = await freshPage();
    post.mockResolvedValue(undefined);
    await expect(refreshPost('post-1')).rejects.toBeInstanceOf(PostMissing);
  });

  it('BP-01 has moved when the service has it under another slug', async () => {
    const { refreshPost, PostMoved } = await freshPage();
    post.mockResolvedValue('renamed');
    await expect(refreshPost('post-1')).rejects.toEqual(new PostMoved('renamed'));
  });
});

describe('the categories', () => {
  it('OF-08 are asked for once in a page’s life', async () => {
    const { refreshCategories } = await freshPage();
    await Promise.all([refreshCategories(), refreshCategories()]);
    await refreshCategories();
    expect(categories).toHaveBeenCalledTimes(1);
  });

  it('BL-02 a failure is only logged, and the next who needs them asks again', async () => {
    const { refreshCategories } = await freshPage();
    categories.mockRejectedValueOnce(new Error('Cut'));
    await refreshCategories();
    expect(info).toHaveBeenCalledWith(expect.stringContaining('Categories were not refreshed'));
    await refreshCategories();
    expect(categories).toHaveBeenCalledTimes(2);
  });
});

describe('the rest of the store', () => {
  const settle = () => vi.waitFor(() => expect(idle.length).toBeGreaterThan(0));

  it('OF-08 is compared once in a page’s life, when the page is idle', async () => {
    const { refreshPage, refreshPost } = await freshPage();
    await refreshPage(query);
    expect(store).not.toHaveBeenCalled();
    await settle();
    for (const work of idle.splice(0)) work();
    await vi.waitFor(() => expect(store).toHaveBeenCalledTimes(1));
    await refreshPost('post-1');
    for (const work of idle.splice(0)) work();
    expect(store).toHaveBeenCalledTimes(1);
  });

  it('OF-08 not while the page itself is being refreshed', async () => {
    const { refreshPage, refreshCategories } = await freshPage();
    const slow = Promise.withResolvers<void>();
    page.mockReturnValue(slow.promise);
    const refreshed = refreshPage(query);
    await refreshCategories();
    expect(idle).toHaveLength(0);
    slow.resolve();
    await refreshed;
    expect(idle).toHaveLength(1);
    // Something else has begun before the page was idle.
    const other = Promise.withResolvers<void>();
    page.mockReturnValue(other.promise);
    const second = refreshPage({ ...query, page: 2 });
    idle.splice(0).forEach((work) => work());
    await new Promise((resolve) => setTimeout(resolve));
    expect(store).not.toHaveBeenCalled();
    other.resolve();
    await second;
    idle.splice(0).forEach((work) => work());
    await vi.waitFor(() => expect(store).toHaveBeenCalledTimes(1));
  });

  it('OF-04 not when the service cannot be reached, and its own failure is only logged', async () => {
    const { refreshPage } = await freshPage();
    page.mockRejectedValueOnce(new Error('Cut'));
    await expect(refreshPage(query)).rejects.toThrow('Cut');
    expect(idle).toHaveLength(0);
    store.mockRejectedValue(new Error('Cut'));
    await refreshPage(query);
    idle.splice(0).forEach((work) => work());
    await vi.waitFor(() => expect(info).toHaveBeenCalledWith(expect.stringContaining('was not compared')));
  });

  it('OF-08 is compared a while later where the browser does not tell when it is idle', async () => {
    vi.stubGlobal('window', {});
    const { refreshPage } = await freshPage();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await refreshPage(query);
      expect(store).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(2_000);
      await vi.waitFor(() => expect(store).toHaveBeenCalledTimes(1));
    } finally {
      vi.useRealTimers();
    }
  });
});
