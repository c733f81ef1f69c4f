import { beforeEach, expect, it, vi } from 'vitest';

type CacheWillUpdate = (options: { request: Request; response: Response }) => Promise<Response | null>;
interface Options {
  readonly cacheName: string;
  readonly plugins: readonly { readonly cacheWillUpdate?: CacheWillUpdate }[];
}

const { strategies } = vi.hoisted(() => ({ strategies: [] as Options[] }));
vi.mock('workbox-routing', () => ({ registerRoute: vi.fn() }));
vi.mock('workbox-expiration', () => ({ ExpirationPlugin: vi.fn() }));
vi.mock('workbox-strategies', () => ({
  CacheFirst: vi.fn(function CacheFirst(options: Options) {
    strategies.push(options);
  }),
}));

const SITE = 'https://marsa.example';

beforeEach(async () => {
  vi.resetModules();
  strategies.length = 0;
  vi.stubGlobal('self', { location: new URL(SITE) });
  const { answerAssets } = await vi.importActual<{ readonly answerAssets: () => void }>(
    '../../../src/service-worker/assets.ts',
  );
  answerAssets();
});

/** An answer from an address of the site, or another one. */
function answer(
  type: string,
  body: BodyInit = 'text',
  url = `${SITE}/assets/page-1a.js`,
  status = 200,
): Response {
  const response = new Response(body, { status, headers: { 'content-type': type } });
  return Object.defineProperty(response, 'url', { value: url });
}

/** The text that each of the worker's caches for hashed files takes of an answer; undefined for nothing. */
const cachedOf = (path: string, response: Response) =>
  Promise.all(
    strategies.map(async ({ plugins }) => {
      const cacheWillUpdate = plugins.flatMap((plugin) => plugin.cacheWillUpdate ?? []).at(0);
      const taken = await cacheWillUpdate?.({
        request: new Request(SITE + path),
        response: Object.defineProperty(response.clone(), 'url', { value: response.url }),
      });
      return taken?.text();
    }),
  );

it('OF-03 both caches of hashed files take a complete file of its type', async () => {
  expect(await cachedOf('/assets/page-1a.js', answer('text/javascript'))).toEqual(['text', 'text']);
  expect(await cachedOf('/assets/font-1a.woff2', answer('font/woff2'))).toEqual(['text', 'text']);
});

const truncated = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('export const'));
      controller.error(new TypeError('network error'));
    },
  });

it.each([
  ['the page of a filter', answer('text/html', '<h1>Blocked</h1>')],
  ['a page that a login wall redirects to', answer('text/javascript', 'x', 'https://login.example/a.js')],
  ['a failure', answer('text/javascript', 'x', `${SITE}/assets/page-1a.js`, 503)],
  ['a truncated file', answer('text/javascript', truncated())],
])('OF-03 neither cache of hashed files takes %s for a script', async (_name, response) => {
  expect(await cachedOf('/assets/page-1a.js', response)).toEqual([undefined, undefined]);
});
