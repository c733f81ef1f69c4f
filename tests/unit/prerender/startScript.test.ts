import { JSDOM, VirtualConsole } from 'jsdom';
import { describe, expect, it, vi } from 'vitest';
import { buildStartScript } from '../../../server/prerender/startScript.ts';
import { PAGE_END_ID, SCRIPTS_ID } from '../../../src/app/start/pageData.ts';

// jsdom has no loader: `load` records the address.
const code = (await buildStartScript(`${import.meta.dirname}/../../..`)).replaceAll(/\bimport\(/g, 'load(');

interface Visit {
  readonly stored?: Readonly<Record<string, string>>;
  readonly page?: string;
  readonly lang?: string;
  /** Answers the requests of the page; without it no request is answered. */
  readonly fetch?: (address: string) => Promise<Response>;
  readonly hidden?: boolean;
  readonly byWorker?: boolean;
  /** A browser that is too old for the app. */
  readonly old?: boolean;
  readonly navigation?: 'navigate' | 'reload' | 'back_forward';
}

const scripts = { main: '/assets/main.js', first: ['/assets/a.js', '/assets/c.js'], later: ['/assets/b.js'] };

/** Opens a prerendered page, with its script not yet run. */
function pageAt(path: string, visit: Visit = {}) {
  const { stored = {}, page, lang = 'en', hidden = false, byWorker = false, navigation = 'navigate' } = visit;
  // jsdom reports navigation as an error.
  const virtualConsole = new VirtualConsole();
  const { window } = new JSDOM(
    `<!doctype html><html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><head><meta name="theme-color" content="#fff"><meta name="theme-color" content="#000"></head><body><div id="root" data-rendered="${lang}">English</div></body></html>`,
    { url: `https://marsa.example${path}`, runScripts: 'outside-only', virtualConsole },
  );
  const { document } = window;
  for (const [name, value] of Object.entries(stored)) window.localStorage.setItem(name, value);
  if (page) document.documentElement.dataset['page'] = page;
  const { later, ...first } = scripts;
  const lists = { [SCRIPTS_ID]: first, [PAGE_END_ID]: later };
  for (const [id, list] of Object.entries(lists)) {
    const element = document.createElement('script');
    Object.assign(element, { type: 'application/json', id, textContent: JSON.stringify(list) });
    document.head.append(element);
  }
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
    ...(visit.old ? {} : { CompressionStream }),
  });
  Reflect.set(window.performance, 'getEntriesByType', () => [{ type: navigation }]);
  const dataset = () => document.documentElement.dataset;
  return {
    window,
    document,
    asked,
    imported,
    run: () => window.eval(code),
    parsed: () => document.dispatchEvent(new window.Event('DOMContentLoaded')),
    elapse: (delay: number) => timers.filter(({ after }) => after === delay).forEach(({ run }) => run()),
    paint: () => paint(),
    state: () => {
      const { lang, dir } = document.documentElement;
      return { lang, dir, pending: dataset()['pending'] !== undefined };
    },
    chosen: () => {
      const { scheme, textSize, lineWidth } = dataset();
      return { scheme, textSize, lineWidth };
    },
    waits: () => dataset()['unpainted'] !== undefined,
  };
}

function started(...visit: Parameters<typeof pageAt>) {
  const page = pageAt(...visit);
  page.run();
  return page;
}

function loaded(...visit: Parameters<typeof pageAt>) {
  const page = started(...visit);
  page.parsed();
  return page;
}

/** Waits for settled promises and immediate tasks. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

const english = { lang: 'en', dir: 'ltr', pending: false };

describe('before the first paint', () => {
  it.each<[string, Visit['stored'], object]>([
    ['/', {}, english],
    ['/', { language: 'de' }, english],
    ['/', { language: '__proto__' }, english],
    ['/', { language: '"><script>' }, english],
  ])('LA-01 LA-06 at %s with %j stored the state is %j', (path, stored = {}, state) => {
    expect(started(path, { stored }).state()).toEqual(state);
  });

  it('LA-07 nothing starts before the redirect to the stored language', async () => {
    const { document, asked, elapse } = loaded('/blog', { stored: { language: 'ar', scheme: 'dark' } });
    elapse(0);
    await settle();
    const { lang, dataset } = document.documentElement;
    expect([lang, Object.keys(dataset), asked]).toEqual(['en', [], []]);
  });

  it('LA-01 blocked storage is treated as empty', () => {
    const page = pageAt('/');
    Object.defineProperty(page.window, 'localStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
    expect(page.run).not.toThrow();
    expect(page.state().lang).toBe('en');
  });

  it('BL-08 BP-01 the page is hidden when its query shows another one', () => {
    const other = ['/blog?page=2', '/blog/?search=visa', '/blog?category=5', '/blog?utm=x&page=2'];
    const same = ['/blog', '/blog?utm_source=letter', '/?page=2', '/blog/golden-visa?page=2'];
    const pending = (path: string) => started(path).document.documentElement.dataset['pending'];
    expect([...other, ...same].filter((path) => pending(path) === 'page')).toEqual(other);
    expect(pending('/calculator?a=1')).toBe('tool');
    expect(started('/blog/brand-new', { page: '404' }).state().pending).toBe(true);
    expect(started('/no-such-page', { page: '404' }).state().pending).toBe(false);
  });
});

it('QU-07 an old browser leaves the page unchanged and requests nothing', async () => {
  const stored = { language: 'ar', scheme: 'dark' };
  const { document, asked, elapse } = loaded('/blog?page=2', { old: true, stored });
  for (const delay of [0, 1500, 20_000]) elapse(delay);
  await settle();
  const { lang, dataset } = document.documentElement;
  expect([lang, Object.keys(dataset), asked]).toEqual(['en', [], []]);
});

describe('the part below the first screen', () => {
  it.each([
    ['the first paint', {}, true],
    ['1.5 s without a paint', {}, false],
  ])('QU-03 waits for %s', async (_, visit, isPainted) => {
    const { waits, paint, elapse } = started('/', visit);
    expect(waits()).toBe(true);
    if (isPainted) paint();
    else elapse(1500);
    await settle();
    expect(waits()).toBe(false);
  });

  it.each([
    ['/#packages', {}],
    ['/', { navigation: 'reload' }],
    ['/', { navigation: 'back_forward' }],
  ] as const)('QU-03 is not delayed at %s %o, which may be scrolled', (path, visit) => {
    expect(started(path, visit).waits()).toBe(false);
  });
});

describe('the display settings', () => {
  it.each(['', 'DARK', 'constructor', '"><script>', '0'])('OF-10 ignore “%s”', (value) => {
    const { chosen } = started('/blog', { stored: { scheme: value, textSize: value, lineWidth: value } });
    expect(chosen()).toEqual({});
  });
});

describe('the start of the app', () => {
  const all = [scripts.main, ...scripts.first, ...scripts.later];
  const inOrder = [...scripts.first.toReversed(), scripts.main];
  const hidden = true;
  const answered = async () => new Response('1');

  it('QU-04 requests all scripts after the first paint', async () => {
    const { asked, paint } = loaded('/');
    await settle();
    expect(asked).toEqual([]);
    paint();
    await settle();
    expect(asked.toSorted()).toEqual(all.toSorted());
  });

  it('QU-04 does not wait for a paint in a hidden tab', async () => {
    const { asked } = loaded('/', { hidden });
    await settle();
    expect(asked.toSorted()).toEqual(all.toSorted());
  });

  it('CS-05 imports the app when its first scripts are loaded', async () => {
    const waiting = new Map<string, (answer: Response) => void>();
    const fetch = (address: string) => new Promise<Response>((resolve) => waiting.set(address, resolve));
    const { imported } = loaded('/', { hidden, fetch });
    await settle();
    waiting.get(scripts.main)?.(new Response('1'));
    await settle();
    expect(imported).toEqual([]);
    for (const name of scripts.first) waiting.get(name)?.(new Response('1'));
    await vi.waitFor(() => expect(imported).toEqual(inOrder));
  });

  it('CS-05 stops loading a document that stalls, and starts', async () => {
    const { window, imported, elapse } = started('/', { hidden, fetch: answered });
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
    const { state } = loaded('/blog?page=2', { hidden, fetch });
    expect(state().pending).toBe(true);
    await vi.waitFor(() => expect(state().pending).toBe(false));
    const other = started('/blog?page=2');
    expect(other.state().pending).toBe(true);
    other.elapse(20_000);
    expect(other.state().pending).toBe(false);
  });
});
