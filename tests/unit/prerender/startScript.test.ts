import { JSDOM, VirtualConsole } from 'jsdom';
import { describe, expect, it, vi } from 'vitest';
import { buildStartScript } from '../../../server/prerender/startScript.ts';
import { SCRIPTS_ID } from '../../../src/app/start/pageData.ts';

const root = `${import.meta.dirname}/../../..`;
const code = await buildStartScript(root, 'start');
const laterCode = await buildStartScript(root, 'startLater');
const fromCacheCode = await buildStartScript(root, 'startFromCache');

interface Visit {
  /** Local storage. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly page?: string;
  readonly lang?: string;
  /** Answers the requests of the page; without it no request is answered. */
  readonly fetch?: (address: string) => Promise<Response>;
  readonly hidden?: boolean;
  /** A page from the service worker. */
  readonly byWorker?: boolean;
  /** A page that is truncated in its head; the scripts that start the app are in a file. */
  readonly truncated?: boolean;
  /** A browser that is too old for the app. */
  readonly old?: boolean;
  readonly navigation?: 'navigate' | 'reload' | 'back_forward';
}

const scripts = {
  main: '/assets/main.js',
  first: ['/assets/a.js', '/assets/c.js'],
  later: ['/assets/b.js'],
  start: '/assets/start.js',
  styles: '/assets/style.css',
};

/** Opens a prerendered page, with its scripts not yet run. */
function pageAt(path: string, visit: Visit = {}) {
  const { stored = {}, page, lang = 'en', hidden = false, byWorker = false, navigation = 'navigate' } = visit;
  // jsdom does not navigate, and reports each attempt.
  const virtualConsole = new VirtualConsole();
  const { window } = new JSDOM(
    `<!doctype html><html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><head><meta name="theme-color" content="#fff"><meta name="theme-color" content="#000"></head><body><div id="root" data-rendered="${lang}">English</div><i hidden id="whole"></i></body></html>`,
    { url: `https://marsa.example${path}`, runScripts: 'outside-only', virtualConsole },
  );
  const { document } = window;
  for (const [name, value] of Object.entries(stored)) window.localStorage.setItem(name, value);
  if (page) document.documentElement.dataset['page'] = page;
  if (visit.truncated) {
    document.body.remove();
    Reflect.set(window, 'marsaScripts', scripts);
  } else {
    const list = document.createElement('script');
    Object.assign(list, { type: 'application/json', id: SCRIPTS_ID, textContent: JSON.stringify(scripts) });
    document.head.append(list);
  }
  Object.defineProperty(document, 'hidden', { value: hidden });
  const asked: string[] = [];
  const timers: { run: () => void; after: number }[] = [];
  const frames: (() => void)[] = [];
  Object.assign(window, {
    setTimeout(run: () => void, after = 0) {
      // Short pauses only let other tasks run first.
      if (after > 0 && after < 100) setImmediate(run);
      else timers.push({ run, after });
    },
    requestAnimationFrame: (run: () => void) => frames.push(run),
    fetch(address: string) {
      asked.push(address);
      return visit.fetch?.(address) ?? new Promise(() => undefined);
    },
    WritableStream,
    ...(visit.old ? {} : { CompressionStream }),
  });
  Reflect.set(window.performance, 'getEntriesByType', () => [{ type: navigation }]);
  const dataset = () => document.documentElement.dataset;
  const hrefs = (rel: string) =>
    [...document.querySelectorAll(`link[rel="${rel}"]`)].map((link) => link.getAttribute('href'));
  return {
    window,
    document,
    asked,
    run: () => (byWorker ? [fromCacheCode] : [code, laterCode]).forEach((script) => window.eval(script)),
    parsed: () => document.dispatchEvent(new window.Event('DOMContentLoaded')),
    /** Runs the timers of a delay. */
    elapse: (delay: number) => timers.filter(({ after }) => after === delay).forEach(({ run }) => run()),
    paint: () => frames.forEach((run) => run()),
    state: () => {
      const { lang, dir } = document.documentElement;
      return { lang, dir, pending: dataset()['pending'] !== undefined };
    },
    chosen: () => {
      const { scheme, textSize, lineWidth } = dataset();
      return { scheme, textSize, lineWidth };
    },
    waits: () => dataset()['unpainted'] !== undefined,
    sheets: () => hrefs('stylesheet'),
    preloads: () => hrefs('modulepreload'),
  };
}

/** Opens a page and runs its scripts. */
function started(...visit: Parameters<typeof pageAt>) {
  const page = pageAt(...visit);
  page.run();
  return page;
}

/** Opens a page, runs its scripts and ends its parsing. */
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
    ['/', { language: 'en' }, english],
    ['/', { language: 'de' }, english],
    ['/', { language: '' }, english],
    ['/', { language: 'AR' }, english],
    ['/', { language: '__proto__' }, english],
    ['/', { language: 'constructor' }, english],
    ['/', { language: '"><script>' }, english],
  ])('LA-01 LA-06 at %s with %j stored the document is %j', (path, stored = {}, state) => {
    expect(started(path, { stored }).state()).toEqual(state);
  });

  it.each(['ar', 'en'])('LA-07 an address of a language shows it when %s is stored', (language) => {
    const { state } = started('/ar/blog', { stored: { language }, lang: 'ar' });
    expect(state()).toEqual({ lang: 'ar', dir: 'rtl', pending: false });
  });

  it.each([false, true])(
    'LA-07 a plain address starts nothing while it leads to the stored language (by the worker: %s)',
    async (byWorker) => {
      const stored = { language: 'ar', scheme: 'dark' };
      const { document, asked, elapse } = loaded('/blog', { stored, byWorker });
      elapse(0);
      await settle();
      const { lang, dataset } = document.documentElement;
      expect([lang, Object.keys(dataset), asked]).toEqual(['en', [], []]);
    },
  );

  it('LA-01 forbidden storage is like empty storage', () => {
    const page = pageAt('/');
    Object.defineProperty(page.window, 'localStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
    expect(page.run).not.toThrow();
    expect(page.state().lang).toBe('en');
  });

  it('BL-08 BP-01 a page is hidden when another one than the rendered one will be shown', () => {
    const other = ['/blog?page=2', '/blog/?search=visa', '/blog?category=5', '/blog?utm=x&page=2'];
    const same = ['/blog', '/blog?utm_source=letter', '/?page=2', '/blog/golden-visa?page=2'];
    const isHidden = (path: string) => started(path).state().pending;
    expect([...other, ...same].filter(isHidden)).toEqual(other);
    // An article that is not rendered yet.
    expect(started('/blog/brand-new', { page: '404' }).state().pending).toBe(true);
    expect(started('/no-such-page', { page: '404' }).state().pending).toBe(false);
  });
});

it.each([false, true])(
  'QU-07 in a browser that is too old the page is unchanged and requests nothing (by the worker: %s)',
  async (byWorker) => {
    const stored = { language: 'ar', scheme: 'dark' };
    const { document, asked, elapse } = loaded('/blog?page=2', { old: true, stored, byWorker });
    for (const delay of [0, 1500, 20_000]) elapse(delay);
    await settle();
    expect([document.documentElement.lang, Object.keys(document.documentElement.dataset)]).toEqual([
      'en',
      [],
    ]);
    expect(asked).toEqual([]);
  },
);

describe('the part below the first screen', () => {
  it.each([
    ['the first paint, although the page is not complete', {}, true],
    ['the first paint of a page from the worker', { byWorker: true }, true],
    ['a second and a half without a paint', {}, false],
  ])('QU-03 waits for %s', async (_, visit, isPainted) => {
    const { waits, paint, elapse } = started('/', visit);
    expect(waits()).toBe(true);
    if (isPainted) paint();
    elapse(isPainted ? 0 : 1500);
    await settle();
    expect(waits()).toBe(false);
  });

  it.each([
    ['/#packages', {}],
    ['/', { navigation: 'reload' }],
    ['/', { navigation: 'back_forward' }],
  ] as const)('QU-03 does not wait at %s %o, where the user may begin further down', (path, visit) => {
    expect(started(path, visit).waits()).toBe(false);
  });
});

describe('the display settings', () => {
  const bars = ({ document }: ReturnType<typeof pageAt>) =>
    [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'));

  it('OF-10 are on the document before the first paint; without them the device decides', () => {
    const stored = { scheme: 'dark', textSize: 'largest', lineWidth: 'wide' };
    const page = started('/blog', { stored });
    expect([page.chosen(), bars(page)]).toEqual([stored, ['not all', 'all']]);
    const other = started('/blog');
    expect(other.chosen()).toEqual({});
    expect(bars(other)).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  it.each(['', 'DARK', 'constructor', '"><script>', '0'])('OF-10 “%s” is no setting', (value) => {
    const { chosen } = started('/blog', { stored: { scheme: value, textSize: value, lineWidth: value } });
    expect(chosen()).toEqual({});
  });

  it('OF-10 follow the choices of another tab, also when they are removed', () => {
    const page = started('/blog', { stored: { scheme: 'dark' } });
    const { window, chosen } = page;
    window.localStorage.setItem('scheme', 'light');
    window.dispatchEvent(new window.Event('storage'));
    expect([chosen().scheme, bars(page)]).toEqual(['light', ['all', 'not all']]);
    window.localStorage.removeItem('scheme');
    window.dispatchEvent(new window.Event('pageshow'));
    expect(chosen()).toEqual({});
  });
});

describe('the start of the app', () => {
  const all = [scripts.main, ...scripts.first, ...scripts.later];
  const hidden = true;
  const answered = async () => new Response('body{}');

  it('QU-04 requests nothing before the first paint, then all scripts at once', async () => {
    const { asked, paint, elapse } = loaded('/');
    await settle();
    expect(asked).toEqual([]);
    paint();
    await settle();
    expect(asked).toEqual([]);
    elapse(0);
    await settle();
    expect(asked).toEqual(all);
  });

  it('QU-04 does not wait in a hidden tab, which has no frames; a complete page gets no stylesheet', async () => {
    const { asked, sheets } = loaded('/', { hidden });
    await settle();
    expect(asked).toEqual(all);
    expect(sheets()).toEqual([]);
  });

  it('CS-05 imports the app when its first scripts are complete, and does not wait for the others', async () => {
    const waiting = new Map<string, (answer: Response) => void>();
    const fetch = (address: string) => new Promise<Response>((resolve) => waiting.set(address, resolve));
    const { preloads } = loaded('/', { hidden, fetch });
    await settle();
    waiting.get(scripts.main)?.(new Response('1'));
    await settle();
    expect(preloads()).toEqual([]);
    for (const name of scripts.first) waiting.get(name)?.(new Response('1'));
    await vi.waitFor(() => expect(preloads()).toEqual(['/assets/a.js']));
  });

  it('CS-05 OF-10 gives a truncated page its styles, a root and the display settings', async () => {
    const stored = { scheme: 'dark' };
    const page = started('/', { hidden, fetch: answered, stored, truncated: true });
    const before = page.document.documentElement;
    page.parsed();
    await vi.waitFor(() => expect(page.sheets()).toEqual([scripts.styles]));
    expect(page.document.documentElement).not.toBe(before);
    expect(page.document.querySelectorAll('body > #root')).toHaveLength(1);
    await vi.waitFor(() => expect(page.chosen().scheme).toBe('dark'));
  });

  it('OF-07 OF-04 shows the text of the page if a script no longer exists, or the app is not there after twenty seconds', async () => {
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

describe('a page from the worker', () => {
  it('OF-02 has the stored colours, and hides a list of another address', () => {
    const { chosen } = started('/blog', { byWorker: true, stored: { scheme: 'dark' } });
    expect(chosen().scheme).toBe('dark');
    expect(started('/blog?page=2', { byWorker: true }).state()).toEqual({ ...english, pending: true });
  });

  it('OF-02 starts the app after the first paint, and requests nothing itself', async () => {
    const { asked, preloads, paint, elapse } = loaded('/', { byWorker: true });
    await settle();
    expect(preloads()).toEqual([]);
    paint();
    elapse(0);
    await vi.waitFor(() => expect(preloads()).toEqual(['/assets/a.js']));
    expect(asked).toEqual([]);
  });
});
