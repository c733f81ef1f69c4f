import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachesInMemory } from '../../support/cachesInMemory.ts';

const fetched: string[] = [];

vi.mock('../../../src/service-worker/shell.ts', () => ({
  matchShellFile: (address: string) =>
    Promise.resolve(address === '/shell/en.html' ? new Response('"main"') : undefined),
}));
vi.mock('../../../src/app/start/pageData.ts', () => ({ mainScript: () => 'main' }));
vi.mock('../../../src/service-worker/fetchWithRetry.ts', () => ({
  readFile: vi.fn(),
  fetchWithRetry: (address: string) => {
    fetched.push(address);
    return Promise.resolve(new Response(address));
  },
}));

const MANIFEST = [
  { url: 'shell/en.html', revision: '1' },
  { url: 'shell/ar.html', revision: '1' },
  { url: 'shell/ur.html', revision: '1' },
  { url: 'manifest.webmanifest', revision: '1' },
  { url: 'manifest.ar.webmanifest', revision: '1' },
  { url: 'manifest.ur.webmanifest', revision: '1' },
  { url: 'assets/db-ABC.js' },
  { url: 'assets/ar.translation-ABC.js' },
  { url: 'assets/ar.home-ABC.js' },
  { url: 'assets/ar.tax-ABC.js', deferred: true },
  { url: 'assets/ur.translation-ABC.js' },
  { url: 'faq.json', deferred: true },
  { url: 'assets/en.search-ABC.js', deferred: true },
  { url: 'assets/pages-content-ABC.js', deferred: true },
  { url: 'assets/texts-en/en-ABC.js', deferred: true },
];
const registration = { waiting: null as object | null, installing: null };

/** The worker with these open pages. */
async function worker(saveData: boolean, open: readonly string[] = []) {
  const pages = open.map((path) => ({ url: `https://marsa.example${path}` }));
  vi.stubGlobal('navigator', { connection: { saveData } });
  vi.stubGlobal('caches', cachesInMemory());
  vi.stubGlobal('self', {
    __WB_MANIFEST: MANIFEST,
    registration,
    clients: { matchAll: () => Promise.resolve(pages) },
  });
  const { shellFiles } = await import('../../../src/service-worker/buildFiles.ts');
  return {
    shellFiles,
    ...(await vi.importActual<{
      readonly addLanguage: (code: string) => Promise<void>;
      readonly addDeferredFiles: (code: string) => Promise<void>;
      readonly languagesInUse: () => Promise<readonly string[]>;
    }>('../../../src/service-worker/languageFiles.ts')),
  };
}

beforeEach(() => {
  fetched.length = 0;
  registration.waiting = null;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('files that the worker prefetches', () => {
  it('LA-06 are the shared files and those of a language in use', async () => {
    const { shellFiles, addLanguage } = await worker(false);
    expect(shellFiles.map(({ url }) => url)).toEqual([
      'shell/en.html',
      'manifest.webmanifest',
      'assets/db-ABC.js',
    ]);
    await addLanguage('en');
    expect(fetched.splice(0)).toEqual(['/', '/blog']);
    await addLanguage('ar');
    expect(fetched).toEqual([
      '/shell/ar.html',
      '/ar',
      '/ar/blog',
      '/manifest.ar.webmanifest',
      '/assets/ar.translation-ABC.js',
      '/assets/ar.home-ABC.js',
    ]);
  });

  it('OF-02 are only the shell and messages of a language under Save-Data', async () => {
    const { addDeferredFiles, addLanguage } = await worker(true);
    await addLanguage('ar');
    await addDeferredFiles('ar');
    expect(fetched).toEqual(['/shell/ar.html', '/assets/ar.translation-ABC.js']);
  });

  it('LA-06 are in the languages of open pages and cached shells', async () => {
    const { addLanguage, languagesInUse } = await worker(true, ['/ur/blog', '/quote']);
    expect(await languagesInUse()).toEqual(['en', 'ur']);
    await addLanguage('ar');
    expect(await languagesInUse()).toEqual(['en', 'ar', 'ur']);
  });

  it('OF-02 include those of other pages and tools when the page is idle', async () => {
    const { addDeferredFiles } = await worker(false);
    await addDeferredFiles('en');
    expect(fetched.splice(0)).toEqual([
      '/assets/en.search-ABC.js',
      '/assets/pages-content-ABC.js',
      '/assets/texts-en/en-ABC.js',
      '/faq.json',
    ]);
    await addDeferredFiles('ar');
    expect(fetched).toEqual(['/assets/ar.tax-ABC.js', '/ar/faq.json']);
  });

  it('OF-02 LA-06 include in Arabic the code of all pages, without English texts', async () => {
    const { addDeferredFiles } = await worker(false);
    await addDeferredFiles('ar');
    expect(fetched).toEqual(['/assets/ar.tax-ABC.js', '/assets/pages-content-ABC.js', '/ar/faq.json']);
  });

  it('OF-07 are not fetched while the next version waits', async () => {
    const { addDeferredFiles } = await worker(false);
    registration.waiting = {};
    await addDeferredFiles('en');
    expect(fetched).toEqual([]);
  });

  it('OF-07 are copied from the previous release when their names have a hash', async () => {
    const { addDeferredFiles } = await worker(false);
    const previous = await caches.open('marsa-assets-0');
    await previous.put('/assets/en.search-ABC.js', new Response('same'));
    await previous.put('/faq.json', new Response('former'));
    await addDeferredFiles('en');
    expect(fetched).toEqual(['/assets/pages-content-ABC.js', '/assets/texts-en/en-ABC.js', '/faq.json']);
    const copy = await caches.match('/assets/en.search-ABC.js', { cacheName: 'marsa-assets-1' });
    expect(await copy?.text()).toBe('same');
  });
});
