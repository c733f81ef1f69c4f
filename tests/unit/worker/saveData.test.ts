import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachesInMemory } from '../../support/cachesInMemory.ts';

const fetched: string[] = [];

vi.mock('../../../src/service-worker/fetchWithRetry.ts', () => ({
  fetchWithRetry: (address: string) => {
    fetched.push(address);
    return Promise.resolve(new Response(address));
  },
}));

const MANIFEST = [
  { url: 'shell/en.html', revision: '1' },
  { url: 'shell/ar.html', revision: '1' },
  { url: 'shell/ur.html', revision: '1' },
  { url: 'kept/ar/blog.json', revision: '1' },
  { url: 'kept/ar-article.json', revision: '1' },
  { url: 'manifest.webmanifest', revision: '1' },
  { url: 'manifest.ar.webmanifest', revision: '1' },
  { url: 'manifest.ur.webmanifest', revision: '1' },
  { url: 'assets/ar-ABC.js' },
  { url: 'assets/ar.home-ABC.js' },
  { url: 'assets/ur-ABC.js' },
  { url: 'assets/pages-en/faq-ABC.js', deferred: true },
  { url: 'assets/pages-ar/faq-ABC.js', deferred: true },
  { url: 'assets/en.search-ABC.js', deferred: true },
];

/** The worker's lists, filled from the build's manifest, on a device that saves data or does not. */
async function worker(saveData: boolean, open: readonly string[] = []) {
  const pages = open.map((path) => ({ url: `https://marsa.example${path}` }));
  vi.stubGlobal('navigator', { connection: { saveData } });
  vi.stubGlobal('caches', cachesInMemory());
  vi.stubGlobal('self', {
    registration: { waiting: null },
    clients: { matchAll: () => Promise.resolve(pages) },
  });
  const languageFiles = await import('../../../src/service-worker/languageFiles.ts');
  const deferred = await import('../../../src/service-worker/deferredAssets.ts');
  const shell = deferred.takeDeferredAssets(languageFiles.takeLanguageFiles(MANIFEST));
  return { ...languageFiles, ...deferred, shell };
}

beforeEach(() => {
  fetched.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('what the worker fetches ahead of a language', () => {
  it('OF-02 nothing of languages that nobody chose', async () => {
    const { shell, keepLanguageFiles } = await worker(false);
    expect(shell.map(({ url }) => url)).toEqual(['shell/en.html', 'manifest.webmanifest']);
    await keepLanguageFiles('en');
    expect(fetched).toEqual([]);
    await keepLanguageFiles('ar');
    expect(fetched).toEqual([
      '/shell/ar.html',
      '/kept/ar/blog.json',
      '/kept/ar-article.json',
      '/assets/ar-ABC.js',
      '/assets/ar.home-ABC.js',
      '/manifest.ar.webmanifest',
    ]);
  });

  it('OF-02 where data is saved, no more than what opens the app in it', async () => {
    const { keepLanguageFiles } = await worker(true);
    await keepLanguageFiles('ar');
    expect(fetched).toEqual(['/shell/ar.html', '/assets/ar-ABC.js']);
  });

  it('LA-07 a language is in use when a page of it is open, or files of it are stored', async () => {
    const { keepLanguageFiles, languagesInUse } = await worker(true, ['/ur/blog', '/quote']);
    expect(await languagesInUse()).toEqual(['en', 'ur']);
    await keepLanguageFiles('ar');
    expect(await languagesInUse()).toEqual(['en', 'ur', 'ar']);
  });

  it('OF-02 pages and tools come ahead in the language of the page that asks, and never where data is saved', async () => {
    const saving = await worker(true);
    await saving.warm('en');
    expect(fetched).toEqual([]);
    vi.resetModules();
    const { warm } = await worker(false);
    await warm('en');
    expect(fetched).toEqual(['/assets/en.search-ABC.js', '/assets/pages-en/faq-ABC.js']);
    await warm('ar');
    expect(fetched.slice(2)).toEqual(['/assets/pages-ar/faq-ABC.js']);
  });
});
