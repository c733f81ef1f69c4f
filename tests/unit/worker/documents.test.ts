import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachesInMemory } from '../../support/cachesInMemory.ts';
import { releasePage, siteResponse } from '../../support/releasePages.ts';

const SHELL = releasePage('main-1', '<main></main>');
const PAGE = releasePage('main-1', '<h1>A page</h1>');

let stored: string | undefined;
vi.mock('../../../src/service-worker/shell.ts', () => ({
  matchShellFile: (address: string) =>
    Promise.resolve(address === '/shell/en.html' ? new Response(SHELL) : undefined),
}));
vi.mock('../../../src/service-worker/storedPost.ts', () => ({
  storedPost: (slug: string) =>
    Promise.resolve(
      slug === stored
        ? {
            summary: { title: 'A guide', lang: 'en', protected: false },
            body: { headings: [], html: '<p>Text</p>' },
            fetchedAt: 1,
          }
        : undefined,
    ),
}));

const request = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const requested = () => request.mock.calls.map(([address]) => new URL(address).pathname);

/** Answers a navigation and waits for the work of the event. */
async function answer(path: string): Promise<Response> {
  const { answerDocument } = await vi.importActual<{
    readonly answerDocument: (options: object) => Promise<Response>;
  }>('../../../src/service-worker/answerDocument.ts');
  const url = new URL(path, 'https://marsa.example');
  const work: Promise<unknown>[] = [];
  const event = { waitUntil: (promise: Promise<unknown>) => void work.push(promise) };
  const response = await answerDocument({ url, request: new Request(url), event });
  await Promise.all(work);
  return response;
}

const failing = () => Promise.reject(new TypeError('Failed to fetch'));
const silent = () => Promise.withResolvers<Response>().promise;
const published = (html: string, status?: number) => (address: string) =>
  Promise.resolve(siteResponse(new URL(address).pathname, html, status));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stored = undefined;
  request.mockReset().mockImplementation(failing);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('caches', cachesInMemory());
  vi.stubGlobal('self', {
    __WB_MANIFEST: [
      { url: 'shell/en.html', revision: '1' },
      { url: 'calculator.json', deferred: true },
    ],
    location: new URL('https://marsa.example/sw.js'),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the document of an address', () => {
  it('OF-02 OF-03 is fetched once and then returned from the cache with any query', async () => {
    request.mockImplementation(published(PAGE));
    expect(await (await answer('/faq')).text()).toBe(PAGE);
    expect(await (await answer('/faq/?utm_source=chat')).text()).toBe(PAGE);
    expect(requested()).toEqual(['/faq']);
  });

  it('BL-08 is the shell when the query changes the content', async () => {
    request.mockImplementation(published(PAGE));
    await answer('/blog');
    expect(await (await answer('/blog?page=2')).text()).toBe(SHELL);
  });

  it.each([
    ['fails', failing],
    ['sends a truncated page', published(PAGE.slice(0, -30))],
    ['sends the page of a login wall', published('<form>Log in</form>')],
    ['sends an error', published('Sorry', 503)],
    ['sends a page of another release', published(releasePage('main-2'))],
  ])('OF-02 OF-07 is the shell, and not cached, when the network %s', async (_name, respond) => {
    request.mockImplementation(respond);
    expect(await (await answer('/faq')).text()).toBe(SHELL);
    expect(await caches.match('/faq')).toBeUndefined();
  });

  it('OF-02 is the shell after three seconds without an answer and a second attempt', async () => {
    request.mockImplementation(silent);
    const pending = answer('/faq');
    await vi.waitFor(() => expect(requested()).toEqual(['/faq']));
    await vi.advanceTimersByTimeAsync(1500);
    expect(requested()).toEqual(['/faq', '/faq']);
    await vi.advanceTimersByTimeAsync(1500);
    expect(await (await pending).text()).toBe(SHELL);
  });

  it('CS-06 is the answer of the server when the page does not exist', async () => {
    request.mockImplementation(published('Gone', 410));
    const response = await answer('/blog/a-guide');
    expect([response.status, await response.text()]).toEqual([410, 'Gone']);
    expect(await caches.match('/blog/a-guide')).toBeUndefined();
  });

  it('OF-03 contains title and text of a stored post when offline', async () => {
    stored = 'a-guide';
    const html = await (await answer('/blog/a-guide')).text();
    expect(html).toContain('<title>A guide</title>');
    expect(html).toContain('id="blog-seed"');
    expect(await (await answer('/blog/another')).text()).toBe(SHELL);
  });

  it('QU-03 is found for a damaged link when it is stored', async () => {
    stored = 'a-guide';
    const redirect = vi.spyOn(Response, 'redirect').mockImplementation(() => new Response('moved'));
    await answer('/blog/a-guide).?x=1');
    expect(redirect).toHaveBeenCalledWith('/blog/a-guide?x=1', 308);
    await answer('/nowhere).');
    expect(redirect).toHaveBeenCalledOnce();
  });

  it('OF-02 is cached with its page data', async () => {
    request.mockImplementation((address) => {
      const { pathname } = new URL(address, 'https://marsa.example');
      if (pathname !== '/calculator.json') return published(PAGE)(address);
      const headers = { 'content-type': 'application/json' };
      const response = new Response('{"title":"Questions"}', { headers });
      return Promise.resolve(
        Object.defineProperty(response, 'url', { value: `https://marsa.example${pathname}` }),
      );
    });
    await answer('/calculator');
    expect(await (await caches.match('/calculator.json'))?.text()).toBe('{"title":"Questions"}');
  });

  it('CS-07 is not cached for a preview', async () => {
    request.mockImplementation(published(PAGE));
    await answer('/ar/preview?token=1');
    expect(await caches.match('/ar/preview')).toBeUndefined();
  });
});
