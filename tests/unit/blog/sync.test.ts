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

/** The module in a new page with an empty database. */
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
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the post in the HTML of its page', () => {
  it('OF-08 is stored before the request to the service', async () => {
    const { refreshPost, posts } = await freshPage();
    post.mockImplementation(async () => ((await posts.get(1))?.fetchedAt === 500 ? 'post-1' : undefined));
    await refreshPost('post-1', undefined, { post: samplePost(1), builtAt: 500 });
    expect(post).toHaveBeenCalledTimes(1);
  });

  it('OF-04 is stored when the request fails', async () => {
    const { refreshPost, posts } = await freshPage();
    post.mockRejectedValue(new Error('Cut'));
    const asked = refreshPost('post-1', undefined, { post: samplePost(1), builtAt: 500 });
    await expect(asked).rejects.toThrow('Cut');
    expect(await posts.count()).toBe(1);
  });

  it('BL-09 is never newer than the clock of the device', async () => {
    const { refreshPost, posts } = await freshPage();
    await refreshPost('post-1', undefined, { post: samplePost(1), builtAt: Date.now() + 3_600_000 });
    expect((await posts.get(1))?.fetchedAt).toBeLessThanOrEqual(Date.now());
  });

  it('BP-01 BP-03 a post with another slug has moved, and a post without a slug is missing', async () => {
    const { refreshPost, PostMissing, PostMoved } = await freshPage();
    post.mockResolvedValueOnce('renamed').mockResolvedValueOnce(undefined);
    await expect(refreshPost('post-1')).rejects.toEqual(new PostMoved('renamed'));
    await expect(refreshPost('post-1')).rejects.toBeInstanceOf(PostMissing);
  });
});

describe('the categories', () => {
  it('OF-08 are requested once per page load', async () => {
    const { refreshCategories } = await freshPage();
    await Promise.all([refreshCategories(), refreshCategories()]);
    await refreshCategories();
    expect(categories).toHaveBeenCalledTimes(1);
  });

  it('BL-02 are requested again after a failure, which is logged', async () => {
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

  it('OF-08 is compared once per page load, when the page is idle', async () => {
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

  it('OF-04 is not compared after a failure, and its failure is logged', async () => {
    const { refreshPage } = await freshPage();
    page.mockRejectedValueOnce(new Error('Cut'));
    await expect(refreshPage(query)).rejects.toThrow('Cut');
    expect(idle).toHaveLength(0);
    store.mockRejectedValue(new Error('Cut'));
    await refreshPage(query);
    idle.splice(0).forEach((work) => work());
    await vi.waitFor(() => expect(info).toHaveBeenCalledWith(expect.stringContaining('were not compared')));
  });

  it('OF-08 stored posts are not compared while another refresh is running', async () => {
    const { refreshPage, refreshCategories } = await freshPage();
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    page.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    const refreshed = refreshPage(query);
    await refreshCategories();
    expect(idle).toHaveLength(0);
    first.resolve();
    await refreshed;
    const other = refreshPage({ ...query, page: 2 });
    idle.splice(0).forEach((work) => work());
    await new Promise((resolve) => setTimeout(resolve));
    expect(store).not.toHaveBeenCalled();
    second.resolve();
    await other;
    idle.splice(0).forEach((work) => work());
    await vi.waitFor(() => expect(store).toHaveBeenCalledTimes(1));
  });

  it('OF-08 stored posts are compared after two seconds in browsers without requestIdleCallback', async () => {
    vi.stubGlobal('window', {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { refreshPage } = await freshPage();
    await refreshPage(query);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(store).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(store).toHaveBeenCalledTimes(1);
  });
});
