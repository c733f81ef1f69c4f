import { expect, it, vi } from 'vitest';
import type { Route } from 'workbox-routing';

type Match = (options: object) => unknown;

const { routes } = vi.hoisted(() => ({ routes: [] as (readonly [Route | Match, unknown])[] }));
vi.mock('workbox-routing', async (original) => ({
  ...(await original<object>()),
  registerRoute: (route: Route | Match, handler: unknown) => routes.push([route, handler]),
}));
vi.mock('../../../src/service-worker/shell.ts', () => ({ shellRoute: { match: () => false } }));

vi.stubGlobal('self', {
  __WB_MANIFEST: [],
  location: new URL('https://marsa.example/sw.js'),
  addEventListener: vi.fn(),
});
const { NavigationRoute } = await import('workbox-routing');
await vi.importActual('../../../src/service-worker/sw.ts');
const handler = async (file: string, name: string) =>
  (await vi.importActual<Record<string, unknown>>(`../../../src/service-worker/${file}.ts`))[name];
const answerAsset = await handler('assets', 'answerAsset');
const answerDownload = await handler('assets', 'answerDownload');
const answerPicture = await handler('answerPicture', 'answerPicture');

/** The handler of a request: `NavigationRoute` for documents, undefined for the network. */
function handlerOf(address: string, { mode = 'navigate', destination = '' } = {}): unknown {
  const url = new URL(address, 'https://marsa.example');
  const options = { url, request: { mode, destination }, sameOrigin: url.hostname === 'marsa.example' };
  const found = routes.find(([route]) =>
    Boolean(typeof route === 'function' ? route(options) : Reflect.apply(route.match, route, [options])),
  );
  return found && (found[0] instanceof NavigationRoute ? NavigationRoute : found[1]);
}

it.each([
  '/calculator?utm_source=chatgpt.com',
  '/?ref=news.example.com',
  '/ar/blog?search=report.pdf',
  '/quote?next=/guide.html',
  '/blog?search=who%20has%20it?built',
])('OF-02 the worker answers documents with any query: %s', (address) => {
  expect(handlerOf(address)).toBe(NavigationRoute);
});

it.each(['/feed.xml', '/feed.xml?page=2', '/wp-admin/', '/wp-json/wp/v2/posts?x=a/b', '/blog/a-guide?built'])(
  'OF-02 the network answers %s',
  (address) => {
    expect(handlerOf(address)).toBeUndefined();
  },
);

it.each([
  ['/assets/tool-1a.js', 'script', answerAsset],
  ['/assets/harbour-1a.svg', 'image', answerAsset],
  ['/manifest.ar.webmanifest', 'manifest', answerAsset],
  ['/wp-content/uploads/a.avif', 'image', answerPicture],
  ['https://cdn.example/a.avif', 'image', answerPicture],
  ['/icons/icon-192.png', 'image', undefined],
  ['/wp-json/wp/v2/posts', '', undefined],
] as const)('OF-02 OF-03 %s with destination “%s” has its handler', (address, destination, expected) => {
  expect(handlerOf(address, { mode: 'no-cors', destination })).toBe(expected);
});

it('PG-02 a navigation to a download has its handler', () => {
  expect(handlerOf('/downloads/guide.pdf?v=1')).toBe(answerDownload);
});
