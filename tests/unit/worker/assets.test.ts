import { beforeEach, expect, it, vi } from 'vitest';

type CacheWillUpdate = (options: { request: Request; response: Response }) => Promise<Response | null>;
interface Options {
  readonly cacheName: string;
  readonly plugins: readonly { readonly cacheWillUpdate?: CacheWillUpdate }[];
}

const { strategies } = vi.hoisted(() => ({ strategies: [] as Options[] }));
vi.mock('../../../src/service-worker/shell.ts', () => ({ matchShellFile: vi.fn() }));
vi.mock('workbox-strategies', () => ({
  CacheFirst: vi.fn(function CacheFirst(options: Options) {
    strategies.push(options);
  }),
}));

const SITE = 'https://marsa.example';

beforeEach(async () => {
  vi.resetModules();
  strategies.length = 0;
  vi.stubGlobal('self', { __WB_MANIFEST: [], location: new URL(SITE) });
  await vi.importActual('../../../src/service-worker/assets.ts');
});

function answer(
  type: string,
  body: BodyInit = 'text',
  url = `${SITE}/assets/page-1a.js`,
  status = 200,
): Response {
  const response = new Response(body, { status, headers: { 'content-type': type } });
  return Object.defineProperty(response, 'url', { value: url });
}

/** The cached text of a response; undefined when it is not cached. */
async function cachedOf(path: string, response: Response): Promise<string | undefined> {
  const plugins = strategies.flatMap((options) => options.plugins);
  const { cacheWillUpdate } = plugins.find((plugin) => plugin.cacheWillUpdate) ?? {};
  return (await cacheWillUpdate?.({ request: new Request(SITE + path), response }))?.text();
}

it('OF-03 a complete file of the right type is cached', async () => {
  expect(await cachedOf('/assets/page-1a.js', answer('text/javascript'))).toBe('text');
  expect(await cachedOf('/assets/font-1a.woff2', answer('font/woff2'))).toBe('text');
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
])('OF-03 a response is not cached as script: %s', async (_name, response) => {
  expect(await cachedOf('/assets/page-1a.js', response)).toBeUndefined();
});
