import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SAVED_PICTURES } from '../../../src/features/library/db/name.ts';
import { cachesInMemory } from '../../support/cachesInMemory.ts';

const put = async (name: string, path: string) =>
  (await caches.open(name)).put(path, new Response(`${name} ${path}`));
const paths = async (name: string) =>
  (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('caches', cachesInMemory());
  vi.stubGlobal('self', {
    __WB_MANIFEST: [
      { url: 'shell/en.html', revision: '2' },
      { url: 'assets/same-1.js', revision: null },
    ],
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('OF-07 a new version keeps the hashed files of the previous release only', async () => {
  const { cacheNames } = await import('workbox-core');
  for (const release of ['0', '1']) {
    await put(`marsa-assets-${release}`, `/assets/tool-${release}.js`);
    await put(`marsa-pages-${release}`, '/faq');
  }
  for (const path of ['/assets/same-1.js', '/assets/main-1.js', '/shell/en.html'])
    await put(cacheNames.precache, path);
  await put(SAVED_PICTURES, '/wp-content/picture.png');
  await put('marsa-further', '/assets/earlier.js');
  const { ASSETS, deleteFormerCaches, keepPreviousAssets, PAGES } =
    await import('../../../src/service-worker/caches.ts');
  await keepPreviousAssets();
  await put(ASSETS, '/assets/tool-2.js');
  await put(PAGES, '/');
  await deleteFormerCaches();
  expect(await caches.keys()).toEqual([
    'marsa-assets-1',
    cacheNames.precache,
    SAVED_PICTURES,
    'marsa-assets-2',
    'marsa-pages-2',
  ]);
  expect(await paths('marsa-assets-1')).toEqual(['/assets/tool-1.js', '/assets/main-1.js']);
});

it('OF-07 the first install copies nothing', async () => {
  const { keepPreviousAssets } = await import('../../../src/service-worker/caches.ts');
  await keepPreviousAssets();
  expect(await caches.keys()).toHaveLength(1);
});
