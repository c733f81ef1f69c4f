import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const postMessage = vi.fn<(message: unknown) => void>();
const messages = () => postMessage.mock.calls.map(([message]) => message);

class Entry {
  readonly name: string;
  readonly initiatorType: string;
  readonly workerStart: number;
  constructor(name: string, initiatorType: string, workerStart = 0) {
    this.name = name;
    this.initiatorType = initiatorType;
    this.workerStart = workerStart;
  }
}

let report: (entries: readonly Entry[]) => void;

/** A device whose worker becomes active when the returned function is called. */
function device(saveData = false): () => void {
  const { promise, resolve } = Promise.withResolvers<object>();
  vi.stubGlobal('navigator', { connection: { saveData }, serviceWorker: { ready: promise } });
  vi.stubGlobal('window', {
    location: new URL('https://marsa.example/ar/blog'),
    requestIdleCallback: (work: () => void) => work(),
  });
  vi.stubGlobal('PerformanceResourceTiming', Entry);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(listener: (list: object) => void) {
        report = (entries) => listener({ getEntries: () => entries });
      }
      observe = vi.fn();
    },
  );
  return () => resolve({ active: { postMessage } });
}

const load = () => import('../../../src/features/pwa/shareVisit.ts');

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  postMessage.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('OF-03 has the worker cache what was fetched before it was active, in one message', async () => {
  const activate = device();
  const { shareFetched } = await load();
  shareFetched();
  report([new Entry('https://marsa.example/ar/blog', 'navigation')]);
  report([
    new Entry('https://marsa.example/wp-content/a.avif', 'img'),
    new Entry('https://marsa.example/assets/ar-1.js', 'script'),
    new Entry('https://marsa.example/wp-json/wp/v2/posts', 'fetch'),
    new Entry('https://marsa.example/assets/of-the-worker.js', 'script', 12),
  ]);
  await vi.advanceTimersByTimeAsync(0);
  expect(messages()).toEqual([]);
  activate();
  await vi.advanceTimersByTimeAsync(0);
  const urls = ['ar/blog', 'wp-content/a.avif', 'assets/ar-1.js'].map(
    (path) => `https://marsa.example/${path}`,
  );
  expect(messages()).toEqual([{ type: 'CACHE', urls, ahead: false }]);
});

it('OF-02 asks for what other pages need once, when the first page is idle', async () => {
  device()();
  const { sharePage } = await load();
  const cancel = sharePage('/ar/blog');
  await vi.advanceTimersByTimeAsync(1999);
  cancel();
  sharePage('/ar/faq');
  await vi.advanceTimersByTimeAsync(1999);
  expect(messages()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  sharePage('/ar/visa');
  await vi.advanceTimersByTimeAsync(2000);
  expect(messages()).toEqual([
    { type: 'CACHE', urls: ['/ar/faq'], ahead: true },
    { type: 'CACHE', urls: ['/ar/visa'], ahead: false },
  ]);
});

it('OF-02 asks for nothing of other pages under Save-Data', async () => {
  device(true)();
  const { sharePage } = await load();
  sharePage('/faq');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(messages()).toEqual([{ type: 'CACHE', urls: ['/faq'], ahead: false }]);
});
