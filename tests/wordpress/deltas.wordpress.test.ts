import 'fake-indexeddb/auto';
import { JSDOM } from 'jsdom';
import { beforeAll, expect, it, vi } from 'vitest';
import { getJson } from '../../src/features/blog/api/client.ts';
import { type ContentService, contentService } from '../../src/features/blog/api/service.ts';
import { edgeContext } from '../../src/features/blog/context.ts';
import { readPage, readPost } from '../../src/features/blog/db/read.ts';
import { blogDatabase, tablesOf } from '../../src/features/blog/db/tables.ts';
import type { PostQuery } from '../../src/features/blog/model.ts';
import { refreshPage } from '../../src/features/blog/refresh/page.ts';
import { refreshPost } from '../../src/features/blog/refresh/post.ts';
import { checkStore } from '../../src/features/blog/refresh/storedPosts.ts';
import { describeWordPress } from './describeWordPress.ts';

const first: PostQuery = { page: 1, search: '', categories: [], perPage: 9 };
const EDITED = 'opening-a-company-bank-account';
const DELETED = 'choosing-a-trade-name-that-gets-approved';
const PUBLISHED = 'published-between-two-visits';
const wanted = new AbortController().signal;

describeWordPress('A store that is brought up to date from a real WordPress', (get) => {
  const { window } = new JSDOM('');
  let service: ContentService;
  const asked: string[] = [];
  const counting = (url: string) => {
    asked.push(new URL(url).search);
    return getJson(url);
  };
  const whole = () => asked.filter((search) => search.includes('_embed'));
  const titleOf = async (slug: string) => (await readPost(await blogDatabase.open(), slug))?.summary.title;
  const storedIds = async () =>
    tablesOf(await blogDatabase.open())
      .posts.toCollection()
      .primaryKeys();

  beforeAll(async () => {
    const { apiBase, origin } = get();
    service = contentService({ ...edgeContext(window, origin), apiBase }, counting);
    const longAgo = Date.now() - 7_200_000;
    const { totalPages } = await service.editions(first);
    for (let page = 1; page <= totalPages; page += 1)
      await refreshPage(service, { ...first, page }, longAgo, wanted);
  });

  it('OF-08 without changes, pages, posts and the entire store are compared, and no post is transferred', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    asked.length = 0;
    const before = await storedIds();
    expect(before.length).toBeGreaterThan(100);
    await refreshPage(service, first, Date.now(), wanted);
    expect(await refreshPost(service, EDITED, Date.now(), wanted)).toBe(EDITED);
    await checkStore(service);
    expect(whole()).toEqual([]);
    expect(asked.filter((search) => search.includes('include=')).length).toBeGreaterThan(0);
    expect(await storedIds()).toEqual(before);
    vi.useRealTimers();
  });

  it('OF-08 after an editor’s changes the store is correct, and only changed posts were transferred', async () => {
    expect(await titleOf(DELETED)).toBeDefined();
    const before = (await storedIds()).length;
    await get().run('change.php');
    asked.length = 0;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7_200_000 });
    await refreshPage(service, first, Date.now(), wanted);
    await checkStore(service);
    vi.useRealTimers();
    expect(await titleOf(EDITED)).toBe('Corrected by the editor');
    expect(await titleOf(DELETED)).toBeUndefined();
    expect(await titleOf(PUBLISHED)).toBe('Published between two visits');
    expect(await storedIds()).toHaveLength(before);
    // The new post with its page, the corrected one after the comparison or with the same page.
    expect(whole().length).toBeLessThanOrEqual(2);
    const page = await readPage(await blogDatabase.open(), first);
    expect(page?.posts.map(({ slug }) => slug)).toContain(PUBLISHED);
    expect(page?.posts.map(({ slug }) => slug)).not.toContain(DELETED);
  });

  it('BP-03 a deleted post is reported as missing', async () => {
    expect(await refreshPost(service, PUBLISHED, Date.now() + 7_300_000, wanted)).toBe(PUBLISHED);
    expect(await refreshPost(service, DELETED, Date.now() + 7_300_000, wanted)).toBeUndefined();
  });
});
