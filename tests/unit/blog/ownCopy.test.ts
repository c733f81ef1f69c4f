import { db } from './emptyBlog.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tablesOf } from '../../../src/features/blog/db/tables.ts';
import { storePost } from '../../../src/features/blog/db/write.ts';
import { redirectTarget, withOwnCopy } from '../../../src/features/blog/refresh/ownCopy.ts';
import { samplePost } from './samplePosts.ts';

const wanted = new AbortController().signal;
const copyOf = vi.fn<typeof import('../../../src/features/blog/refresh/ownCopy.ts').ownCopy>();
const read = <T>(answer: Promise<T>) => withOwnCopy('post-1', answer, wanted, copyOf);
const stored = () => tablesOf(db).posts.get(1);

beforeEach(async () => {
  copyOf.mockReset().mockResolvedValue({ post: samplePost(1), builtAt: 500 });
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => vi.useRealTimers());

it('OF-04 the request of a post stores the copy of the site and rejects when the service fails', async () => {
  await expect(read(Promise.reject(new Error('503')))).rejects.toThrow('503');
  expect((await stored())?.fetchedAt).toBe(500);
});

it('OF-04 the request of a post stores the copy of the site after three seconds without an answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = Promise.withResolvers<boolean>();
  const post = read(answer.promise);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(copyOf).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await stored()).toBeDefined());
  answer.resolve(true);
  expect(await post).toBe(true);
});

it('OF-04 the copy of the site is not requested when the service answers or the post is stored', async () => {
  expect(await read(Promise.resolve(false))).toBe(false);
  await storePost(db, samplePost(1), 100);
  await expect(read(Promise.reject(new Error('503')))).rejects.toThrow('503');
  expect(copyOf).not.toHaveBeenCalled();
});

it('OF-04 the request of a post rejects with the failure of the service when the site has no copy', async () => {
  copyOf.mockRejectedValue(new Error('Cut'));
  await expect(read(Promise.reject(new Error('503')))).rejects.toThrow('503');
  expect(await stored()).toBeUndefined();
});

describe('a slug that the service does not know', () => {
  const SITE = 'https://marsa.example';
  beforeEach(() => vi.stubGlobal('window', Object.assign(new EventTarget(), { location: new URL(SITE) })));

  const answer = (path: string, status = 200) => {
    const response = Object.defineProperty(new Response('<p>Page</p>', { status }), 'url', {
      value: new URL(path, SITE).href,
    });
    const ask = vi.fn<typeof fetch>().mockResolvedValue(response);
    vi.stubGlobal('fetch', ask);
    return ask;
  };
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['/blog/new-name', 'new-name'],
    ['/ar/blog/new-name/', 'new-name'],
    [`/blog/${encodeURIComponent('تأسيس')}`, 'تأسيس'],
  ])('BP-03 is replaced by the slug that the site redirects to: %s', async (path, slug) => {
    const ask = answer(path);
    expect(await redirectTarget('old-name', wanted)).toBe(slug);
    expect(ask.mock.calls.map(([address]) => address)).toEqual(['/blog/old-name']);
  });

  it.each([
    ['the same address', '/blog/old-name', 200],
    ['a page that is missing', '/blog/old-name', 404],
    ['the list', '/blog', 200],
    ['another site', 'https://evil.example/blog/new-name', 200],
  ])('BP-03 is missing when the site answers with %s', async (_name, path, status) => {
    answer(path, status);
    expect(await redirectTarget('old-name', wanted)).toBeUndefined();
  });

  it('BP-03 is missing when the site does not answer', async () => {
    vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch')));
    expect(await redirectTarget('old-name', wanted)).toBeUndefined();
  });
});
