import { beforeEach, expect, it, vi } from 'vitest';

const cached = vi.hoisted((): string[] => []);
const add = vi.hoisted(() => (address?: string) => {
  if (address !== undefined) cached.push(address);
  return Promise.resolve();
});

vi.mock('../../../src/service-worker/shell.ts', () => ({ restoreShell: () => Promise.resolve() }));
vi.mock('../../../src/service-worker/assets.ts', () => ({
  addAsset: add,
  addPageData: () => Promise.resolve(),
}));
vi.mock('../../../src/service-worker/answerPicture.ts', () => ({ addPicture: add }));
vi.mock('../../../src/service-worker/languageFiles.ts', () => ({
  addDeferredFiles: () => Promise.resolve(),
  addLanguage: () => Promise.resolve(),
  addEach: (items: readonly string[], each: (item: string) => Promise<void>) => Promise.all(items.map(each)),
}));
vi.mock('../../../src/service-worker/cachedPages.ts', () => ({
  addPage: add,
  refreshPage: (address: string) => add(`refreshed ${address}`),
  startPages: () => ['/ar', '/ar/blog'],
}));

beforeEach(() => {
  cached.length = 0;
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('self', {
    clients: { claim: () => Promise.resolve() },
    location: new URL('https://marsa.example/sw.js'),
  });
});

async function visit(urls: readonly string[], ahead = false): Promise<void> {
  const { cacheVisit } = await vi.importActual<{
    readonly cacheVisit: (code: string, message: object) => Promise<void>;
  }>('../../../src/service-worker/visit.ts');
  await cacheVisit('ar', { urls, ahead });
}

it('OF-03 the worker caches the page, its files and pictures, without previews, feeds and data', async () => {
  const site = 'https://marsa.example';
  const files = [`${site}/assets/ar-1.js`, `${site}/wp-content/a.avif`, 'https://cdn.example/b.avif'];
  const others = [`${site}/feed.xml`, `${site}/ar/preview?token=1`, 'data:image/png;base64,AA'];
  await visit([`${site}/ar/faq?utm_source=chat`, ...files, ...others]);
  expect(new Set(cached)).toEqual(new Set(['/ar/faq', ...files]));
});

it('OF-04 OF-08 the worker refreshes pages with posts when the first page is idle', async () => {
  await visit(['/ar/blog', '/ar/faq'], true);
  expect(new Set(cached)).toEqual(new Set(['refreshed /ar/blog', '/ar/faq']));
});

it('OF-02 the worker fetches no document under Save-Data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await visit(['/ar/faq']);
  expect(cached).toEqual([]);
});
