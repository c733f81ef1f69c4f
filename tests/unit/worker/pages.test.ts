import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachesInMemory } from '../../support/cachesInMemory.ts';
import { releasePage, siteResponse } from '../../support/releasePages.ts';

vi.mock('../../../src/service-worker/shell.ts', () => ({
  matchShellFile: () => Promise.resolve(new Response(releasePage('main-1'))),
}));

const CACHE = 'marsa-pages-1';
let published: () => Response;
const requested: string[] = [];

const load = () => import('../../../src/service-worker/cachedPages.ts');
const cached = async (path: string) => (await caches.match(path, { cacheName: CACHE }))?.text();

beforeEach(() => {
  vi.resetModules();
  requested.length = 0;
  published = () => siteResponse('/', releasePage('main-1'));
  vi.stubGlobal('self', {
    __WB_MANIFEST: [{ url: 'shell/en.html', revision: '1' }],
    location: new URL('https://marsa.example/sw.js'),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  });
  vi.stubGlobal('caches', cachesInMemory());
  vi.stubGlobal('fetch', (address: string) => {
    requested.push(address);
    return Promise.resolve(published());
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('cached documents', () => {
  it('OF-03 LA-07 a page is fetched once and cached at its address with the language', async () => {
    const { addPage, matchPage } = await load();
    const page = releasePage('main-1', '<h1>فيزا</h1>');
    published = () => siteResponse('/ar/visa/family-visa', page);
    await addPage('/ar/visa/family-visa');
    await addPage('/ar/visa/family-visa');
    expect(requested).toEqual(['/ar/visa/family-visa']);
    const found = await matchPage('/ar/visa/family-visa/');
    expect(await found?.text()).toBe(page);
    expect([...(found?.headers.keys() ?? [])]).toEqual(['content-type']);
    expect(await matchPage('/visa/family-visa')).toBeUndefined();
  });

  it('OF-07 a page of another release than the shell is not cached', async () => {
    const { addPage, matchPage } = await load();
    published = () => siteResponse('/faq', releasePage('main-2'));
    await expect(addPage('/faq')).rejects.toThrow('another release');
    expect(await matchPage('/faq')).toBeUndefined();
  });

  it.each([
    ['a truncated page', releasePage('main-1').slice(0, -30)],
    ['the page of a login wall', '<form>Log in to this network</form>'],
  ])('OF-02 %s is not cached, and requested again', async (_name, html) => {
    vi.useFakeTimers();
    const { addPage } = await load();
    const complete = published;
    published = () => siteResponse('/faq', html);
    const adding = addPage('/faq');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await cached('/faq')).toBeUndefined();
    published = complete;
    await vi.advanceTimersByTimeAsync(10_000);
    await adding;
    expect(await cached('/faq')).toBe(releasePage('main-1'));
  });

  it('OF-03 the last forty opened pages and the start pages stay cached', async () => {
    const { addPage } = await load();
    await addPage('/');
    await addPage('/ar/blog');
    for (let count = 0; count <= 40; count += 1) await addPage(`/page-${count}`);
    expect(await cached('/page-0')).toBeUndefined();
    expect(await cached('/page-1')).toBeDefined();
    expect(await Promise.all(['/', '/ar/blog'].map(cached))).not.toContain(undefined);
  });

  it('CS-06 a refreshed page replaces the cached one, and a deleted page is removed', async () => {
    const { addPage, refreshPage } = await load();
    await addPage('/blog/a-guide');
    const newer = releasePage('main-1', 'newer');
    published = () => siteResponse('/blog/a-guide', newer);
    await refreshPage('/blog/a-guide');
    expect(await cached('/blog/a-guide')).toBe(newer);
    published = () => siteResponse('/blog/a-guide', 'Gone', 410);
    await expect(refreshPage('/blog/a-guide')).rejects.toThrow('gone');
    expect(await cached('/blog/a-guide')).toBeUndefined();
  });
});
