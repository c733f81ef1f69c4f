import { beforeEach, expect, it, vi } from 'vitest';

const calls = vi.hoisted((): string[] => []);
const note = vi.hoisted(() => (name: string) => (address?: string) => {
  calls.push(address === undefined ? name : `${name} ${address}`);
  return Promise.resolve();
});

vi.mock('../../../src/service-worker/shell.ts', () => ({ restoreShell: note('restore') }));
vi.mock('../../../src/service-worker/assets.ts', () => ({ addAsset: note('asset') }));
vi.mock('../../../src/service-worker/images.ts', () => ({ addPicture: note('picture') }));
vi.mock('../../../src/service-worker/languages.ts', () => ({
  addDeferredFiles: note('deferred'),
  addLanguage: note('language'),
  addEach: async (items: readonly string[], add: (item: string) => Promise<void>) => {
    for (const item of items) await add(item);
  },
}));
vi.mock('../../../src/service-worker/pages.ts', () => ({
  addPage: note('page'),
  refreshPage: note('refresh'),
  startPages: () => ['/ar', '/ar/blog'],
}));

interface Visit {
  readonly urls: readonly string[];
  readonly ahead: boolean;
}

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('self', {
    clients: { claim: note('claim') },
    location: new URL('https://marsa.example/sw.js'),
  });
});

async function visit(message: Visit): Promise<readonly string[]> {
  const { cacheVisit } = await vi.importActual<{
    readonly cacheVisit: (code: string, message: Visit) => Promise<void>;
  }>('../../../src/service-worker/visit.ts');
  await cacheVisit('ar', message);
  return calls;
}

it('OF-03 the worker caches what a page shows, each by its kind, and completes its language', async () => {
  const urls = [
    'https://marsa.example/ar/faq?utm_source=chat',
    'https://marsa.example/assets/ar-1.js',
    'https://marsa.example/wp-content/a.avif',
    'https://cdn.example/b.avif',
    'https://marsa.example/feed.xml',
    'https://marsa.example/ar/preview?token=1',
    'data:image/png;base64,AA',
  ];
  expect(await visit({ urls, ahead: false })).toEqual([
    'claim',
    'restore',
    'language ar',
    'page /ar/faq',
    'asset https://marsa.example/assets/ar-1.js',
    'picture https://marsa.example/wp-content/a.avif',
    'picture https://cdn.example/b.avif',
  ]);
});

it('OF-04 OF-08 pages with posts are fetched again when the first page is idle, others are not', async () => {
  const urls = ['/ar/blog', '/ar/blog/a-guide', '/ar/faq'];
  expect(await visit({ urls, ahead: false })).toEqual(['claim', 'restore', 'language ar', 'page /ar/faq']);
  calls.length = 0;
  expect(await visit({ urls, ahead: true })).toEqual([
    'claim',
    'restore',
    'language ar',
    'refresh /ar/blog',
    'refresh /ar/blog/a-guide',
    'page /ar/faq',
    'deferred ar',
  ]);
});

it('OF-02 no document is fetched for a page under Save-Data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(await visit({ urls: ['/ar/faq'], ahead: false })).toEqual(['claim', 'restore', 'language ar']);
});
