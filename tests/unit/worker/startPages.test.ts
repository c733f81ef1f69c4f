import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachesInMemory } from '../../support/cachesInMemory.ts';

let used: readonly string[] = [];
let edition = '1';
let shells: readonly string[] = [];
let pages: Readonly<Record<string, string>> = {};

vi.mock('../../../src/service-worker/languageFiles.ts', () => ({
  languagesInUse: () => Promise.resolve(used),
}));
vi.mock('../../../src/service-worker/shell.ts', () => ({ shellRevision: () => edition }));
vi.mock('../../../src/service-worker/pageFile.ts', async (original) => ({
  ...(await original<object>()),
  matchPageFile: (code: string) =>
    Promise.resolve(shells.includes(code) ? new Response(`shell ${code}`) : undefined),
}));
vi.mock('../../../src/service-worker/documents.ts', () => ({
  prerendered: (code: string, path: string) => Promise.resolve(pages[`${code} ${path}`]),
}));

const load = () => import('../../../src/service-worker/startPages.ts');

/** An install, as far as the rules go: those that the worker gave. */
function install() {
  const rules: unknown[] = [];
  const addRoutes = (more: readonly unknown[]) => Promise.resolve(void rules.push(...more));
  return { rules, event: { addRoutes } };
}

const kept = async (path: string) =>
  (await caches.match(path, { cacheName: `marsa-start-${edition}` }))?.text();

beforeEach(() => {
  used = ['en'];
  edition = '1';
  shells = ['en', 'ar'];
  pages = { 'en /': 'home', 'en /blog': 'list', 'ar /': 'البداية', 'ar /blog': 'الأدلة' };
  vi.stubGlobal('location', { origin: 'https://marsa.example' });
  vi.stubGlobal('caches', cachesInMemory());
  vi.stubGlobal('self', { InstallEvent: { prototype: { addRoutes: vi.fn() } } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('pages that the browser itself answers with', () => {
  it('OF-02 are there before the rules are, the installed app’s own address too', async () => {
    const { rules, event } = install();
    await (await load()).routeStartPages(event);
    expect(await Promise.all(['/', '/?source=app', '/blog'].map(kept))).toEqual(['home', 'home', 'list']);
    const patterns = [
      { pathname: '/', search: '' },
      { pathname: '/', search: 'source=app' },
      { pathname: '/blog', search: '' },
    ];
    expect(rules).toEqual(
      patterns.map((urlPattern) => ({
        condition: { urlPattern, requestMode: 'navigate' },
        source: { cacheName: 'marsa-start-1' },
      })),
    );
  });

  it.each([
    ['nothing to make a page of', () => (shells = [])],
    [
      'no room',
      () =>
        vi.stubGlobal('caches', {
          ...cachesInMemory(),
          open: () => Promise.reject(new Error('Quota exceeded')),
        }),
    ],
  ])('OF-09 with %s there are no rules: the worker answers', async (_name, fail) => {
    fail();
    const { rules, event } = install();
    await (await load()).routeStartPages(event);
    expect(rules).toEqual([]);
  });

  it('OF-02 nothing is kept where the browser has no such rules', async () => {
    vi.stubGlobal('self', { InstallEvent: { prototype: {} } });
    const { routeStartPages, updateStartPages } = await load();
    await routeStartPages({});
    await updateStartPages('en');
    expect(await caches.keys()).toEqual([]);
  });

  it('LA-07 are there for each language in use, at its own addresses', async () => {
    used = ['en', 'ar', 'ur'];
    const { rules, event } = install();
    await (await load()).routeStartPages(event);
    expect(await Promise.all(['/blog', '/ar', '/ar?source=app', '/ar/blog'].map(kept))).toEqual([
      'list',
      'البداية',
      'البداية',
      'الأدلة',
    ]);
    // Of Urdu not even the shell is stored.
    expect([rules.length, await kept('/ur')]).toEqual([6, undefined]);
  });

  it('LA-06 are the shell of the language as long as its pages are not stored', async () => {
    const { updateStartPages } = await load();
    const complete = pages;
    pages = { 'ar /': 'البداية' };
    await updateStartPages('ar');
    expect(await Promise.all(['/ar', '/ar/blog'].map(kept))).toEqual(['البداية', 'shell ar']);
    pages = complete;
    await updateStartPages('ar');
    expect(await Promise.all(['/ar', '/ar/blog'].map(kept))).toEqual(['البداية', 'الأدلة']);
  });

  it('OF-07 are made anew when a version takes over whose former one had older posts and the same shell', async () => {
    const { renewStartPages, routeStartPages, updateStartPages } = await load();
    await routeStartPages(install().event);
    pages = { ...pages, 'en /': 'home with a new post' };
    await updateStartPages('en');
    expect(await kept('/')).toBe('home');
    await renewStartPages();
    expect(await kept('/')).toBe('home with a new post');
  });

  it('OF-07 those of an earlier edition are forgotten', async () => {
    const { forgetFormerStartPages, routeStartPages } = await load();
    await routeStartPages(install().event);
    edition = '2';
    await routeStartPages(install().event);
    await forgetFormerStartPages();
    expect(await caches.keys()).toEqual(['marsa-start-2']);
  });

  it('OF-02 are made again after the browser has evicted them: their routes are still there', async () => {
    const { routeStartPages, updateStartPages } = await load();
    await routeStartPages(install().event);
    await caches.delete('marsa-start-1');
    await updateStartPages('en');
    expect(await Promise.all(['/', '/?source=app', '/blog'].map(kept))).toEqual(['home', 'home', 'list']);
  });

  it('OF-09 leave the rest of the worker alone where they cannot be made', async () => {
    const { renewStartPages } = await load();
    shells = [];
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    await expect(renewStartPages()).resolves.toBeUndefined();
  });
});
