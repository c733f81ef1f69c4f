import { JSDOM, VirtualConsole } from 'jsdom';
import { describe, expect, it, vi } from 'vitest';
import { buildStartScript } from '../../../server/prerender/startScript.ts';
import { PAGE_END_ID, SCRIPTS_ID } from '../../../src/app/start/pageData.ts';

// jsdom has no loader: `load` records the address.
const code = (await buildStartScript(`${import.meta.dirname}/../../..`)).replaceAll(/\bimport\(/g, 'load(');

interface Visit {
  readonly stored?: Readonly<Record<string, string>>;
  readonly page?: string;
  /** Answers the requests of the page; without it no request is answered. */
  readonly fetch?: (address: string) => Promise<Response>;
  readonly hidden?: boolean;
  readonly byWorker?: boolean;
  /** Access to the storage throws. */
  readonly blocked?: boolean;
  /** A browser that is too old for the app. */
  readonly old?: boolean;
}

const main = '/assets/main.js';
const first = ['/assets/a.js', '/assets/c.js'];
const later = ['/assets/b.js'];
const json = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
const PAGE = `<!doctype html><html lang="en" dir="ltr"><head><meta name="theme-color" content="#fff">
${json(SCRIPTS_ID, { main, first })}${json(PAGE_END_ID, later)}</head>
<body><div id="root" data-rendered="en">English</div></body></html>`;

/** Opens a prerendered page and runs its script. */
function started(path: string, visit: Visit = {}) {
  const { stored = {}, page, hidden = false, byWorker, blocked, old } = visit;
  // jsdom reports navigation as an error.
  const virtualConsole = new VirtualConsole();
  const url = `https://marsa.example${path}`;
  const { window } = new JSDOM(PAGE, { url, runScripts: 'outside-only', virtualConsole });
  const { document } = window;
  const { dataset } = document.documentElement;
  for (const [name, value] of Object.entries(stored)) window.localStorage.setItem(name, value);
  if (page) dataset['page'] = page;
  const get = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  if (blocked) Object.defineProperty(window, 'localStorage', { get });
  if (byWorker) Object.defineProperty(window.navigator, 'serviceWorker', { value: { controller: {} } });
  Object.defineProperty(document, 'hidden', { value: hidden });
  const asked: string[] = [];
  const imported: string[] = [];
  const timers: { run: () => void; after: number }[] = [];
  let paint = () => {};
  Object.assign(window, {
    setTimeout(run: () => void, after = 0) {
      // Short delays only yield to other tasks.
      if (after < 100) setImmediate(run);
      else timers.push({ run, after });
    },
    fetch(address: string) {
      asked.push(address);
      return visit.fetch?.(address) ?? new Promise(() => undefined);
    },
    load: async (address: string) => void imported.push(address),
    PerformanceObserver: class {
      constructor(notify: (paints: object) => void) {
        paint = () => notify({ getEntriesByName: () => [{}] });
      }
      observe() {}
    },
    ...(!old && { CompressionStream }),
  });
  window.eval(code);
  return {
    window,
    dataset,
    asked,
    imported,
    parsed: () => document.dispatchEvent(new window.Event('DOMContentLoaded')),
    elapse: (delay: number) => timers.filter(({ after }) => after === delay).forEach(({ run }) => run()),
    paint: () => paint(),
  };
}

function loaded(...visit: Parameters<typeof started>) {
  const page = started(...visit);
  page.parsed();
  return page;
}

/** Waits for settled promises and immediate tasks. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('before the first paint', () => {
  it.each<[string, string, Visit]>([
    ['nothing starts before the redirect to the stored language', '/blog', {}],
    ['an old browser leaves the page unchanged and requests nothing', '/blog?page=2', { old: true }],
  ])('LA-07 QU-07 %s', async (_, path, visit) => {
    const stored = { language: 'ar', scheme: 'dark' };
    const { window, dataset, asked, elapse } = loaded(path, { stored, ...visit });
    for (const delay of visit.old ? [0, 1500, 20_000] : [0]) elapse(delay);
    await settle();
    expect([window.document.documentElement.lang, Object.keys(dataset), asked]).toEqual(['en', [], []]);
  });

  it.each(['', 'DARK', 'constructor', '"><script>', '0'])(
    'LA-01 OF-10 the stored value “%s” is ignored',
    (value) => {
      const stored = { language: value, scheme: value, textSize: value, lineWidth: value };
      const { dataset } = started('/blog', { stored });
      expect(Object.keys(dataset)).toEqual([]);
    },
  );

  it('LA-01 blocked storage is treated as empty', async () => {
    const page = loaded('/', { blocked: true });
    page.paint();
    await settle();
    expect(Object.keys(page.dataset)).toEqual([]);
    expect(page.asked).not.toEqual([]);
  });

  it('BL-08 BP-01 the page is hidden when its query shows another one', () => {
    const other = ['/blog?page=2', '/blog/?search=visa', '/blog?category=5', '/blog?utm=x&page=2'];
    const same = ['/blog', '/blog?utm_source=letter', '/?page=2', '/blog/golden-visa?page=2'];
    const pending = (...visit: Parameters<typeof started>) => started(...visit).dataset['pending'];
    expect([...other, ...same].filter((path) => pending(path) === 'page')).toEqual(other);
    expect(pending('/calculator?a=1')).toBe('tool');
    expect(pending('/blog/brand-new', { page: '404' })).toBe('page');
    expect(pending('/no-such-page', { page: '404' })).toBeUndefined();
  });
});

describe('the start of the app', () => {
  const all = [main, ...first, ...later].toSorted();
  const inOrder = [...first.toReversed(), main];
  const hidden = true;

  it('QU-04 requests all scripts after the first paint', async () => {
    const { asked, paint } = loaded('/');
    await settle();
    expect(asked).toEqual([]);
    paint();
    await settle();
    expect(asked.toSorted()).toEqual(all);
  });

  it('QU-04 CS-05 in a hidden tab requests them at once, and imports the app when the first are loaded', async () => {
    const waiting = new Map<string, (answer: Response) => void>();
    const fetch = (address: string) => new Promise<Response>((resolve) => waiting.set(address, resolve));
    const { asked, imported } = loaded('/', { hidden, fetch });
    await settle();
    expect(asked.toSorted()).toEqual(all);
    waiting.get(main)?.(new Response('1'));
    await settle();
    expect(imported).toEqual([]);
    for (const name of first) waiting.get(name)?.(new Response('1'));
    await vi.waitFor(() => expect(imported).toEqual(inOrder));
  });

  it('CS-05 stops loading a document that stalls, and starts', async () => {
    const fetch = async () => new Response('1');
    const { window, imported, elapse } = started('/', { hidden, fetch });
    const stop = vi.spyOn(window, 'stop');
    Object.defineProperty(window.document, 'readyState', { value: 'loading' });
    elapse(6000);
    await vi.waitFor(() => expect(imported).toEqual(inOrder));
    expect(stop).toHaveBeenCalledOnce();
  });

  it('OF-02 requests nothing when the worker has the files', async () => {
    const { asked, imported } = loaded('/', { hidden, byWorker: true });
    await vi.waitFor(() => expect(imported).toEqual(inOrder));
    expect(asked).toEqual([]);
  });

  it('OF-07 OF-04 shows the page when a script is missing, or the app has not started after twenty seconds', async () => {
    const fetch = async () => new Response('', { status: 404 });
    const { dataset } = loaded('/blog?page=2', { hidden, fetch });
    expect(dataset['pending']).toBe('page');
    await vi.waitFor(() => expect(dataset['pending']).toBeUndefined());
    const other = started('/blog?page=2');
    expect(other.dataset['pending']).toBe('page');
    other.elapse(20_000);
    expect(other.dataset['pending']).toBeUndefined();
  });
});
