import { JSDOM, VirtualConsole } from 'jsdom';
import { describe, expect, it, vi } from 'vitest';
import { buildStartScript } from '../../../server/prerender/startScript.ts';
import { PAGE_END_ID, SCRIPTS_ID } from '../../../src/app/start/pageData.ts';

// An import needs a loader, which jsdom has not: `load` notes the address.
const code = (await buildStartScript(`${import.meta.dirname}/../../..`)).replaceAll(/\bimport\(/g, 'load(');

interface Visit {
  /** Local storage. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly page?: string;
  readonly lang?: string;
  /** Answers the requests of the page; without it no request is answered. */
  readonly fetch?: (address: string) => Promise<Response>;
  readonly hidden?: boolean;
  /** The service worker answers the requests of the page. */
  readonly byWorker?: boolean;
  /** A browser that is too old for the app. */
  readonly old?: boolean;
  readonly navigation?: 'navigate' | 'reload' | 'back_forward';
}

const scripts = {
  main: '/assets/main.js',
  first: ['/assets/a.js', '/assets/c.js'],
  later: ['/assets/b.js'],
};

/** Opens a prerendered page, with its script not yet run. */
function pageAt(path: string, visit: Visit = {}) {
  const { stored = {}, page, lang = 'en', hidden = false, byWorker = false, navigation = 'navigate' } = visit;
  // jsdom does not navigate, and reports each attempt.
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
      // Short pauses only let other tasks run first.
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
    /** Runs the timers of a delay. */
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

/** Opens a page and runs its script. */
function started(...visit: Parameters<typeof pageAt>) {
  const page = pageAt(...visit);
  page.run();
  return page;
}

/** Opens a page, runs its script and ends its parsing. */
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

  it('LA-07 a plain address starts nothing while it leads to the stored language', async () => {
    const { document, asked, elapse } = loaded('/blog', { stored: { language: 'ar', scheme: 'dark' } });
    elapse(0);
    await settle();
    const { lang, dataset } = document.documentElement;
    expect([lang, Object.keys(dataset), asked]).toEqual(['en', [], []]);
  });

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
    const pending = (path: string) => started(path).document.documentElement.dataset['pending'];
    expect([...other, ...same].filter((path) => pending(path) === 'page')).toEqual(other);
    // A tool may be rendered for no query.
    expect(pending('/calculator?a=1')).toBe('tool');
    // An article that is not rendered yet.
    expect(started('/blog/brand-new', { page: '404' }).state().pending).toBe(true);
    expect(started('/no-such-page', { page: '404' }).state().pending).toBe(false);
  });
});

it('QU-07 in a browser that is too old the page is unchanged and requests nothing', async () => {
  const stored = { language: 'ar', scheme: 'dark' };
  const { document, asked, elapse } = loaded('/blog?page=2', { old: true, stored });
  for (const delay of [0, 1500, 20_000]) elapse(delay);
  await settle();
  const { lang, dataset } = document.documentElement;
  expect([lang, Object.keys(dataset), asked]).toEqual(['en', [], []]);
});

describe('the part below the first screen', () => {
  it.each([
    ['the first paint, although the page is not complete', {}, true],
    ['a second and a half without a paint', {}, false],
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
  const inOrder = [...scripts.first.toReversed(), scripts.main];
  const hidden = true;
  const answered = async () => new Response('1');

  it('QU-04 requests nothing before the first paint, then all scripts at once', async () => {
    const { asked, paint } = loaded('/');
    await settle();
    expect(asked).toEqual([]);
    paint();
    await settle();
    expect(asked.toSorted()).toEqual(all.toSorted());
  });

  it('QU-04 does not wait in a hidden tab, which has no frames', async () => {
    const { asked } = loaded('/', { hidden });
    await settle();
    expect(asked.toSorted()).toEqual(all.toSorted());
  });

  it('CS-05 imports the app when its first scripts are complete, and does not wait for the others', async () => {
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

  it('CS-05 starts on a document that does not end, and ends it first', async () => {
    const { window, imported, elapse } = started('/', { hidden, fetch: answered });
    const stop = vi.spyOn(window, 'stop');
    Object.defineProperty(window.document, 'readyState', { value: 'loading' });
    elapse(6000);
    await vi.waitFor(() => expect(imported).toEqual(inOrder));
    expect(stop).toHaveBeenCalledOnce();
  });

  it('OF-02 requests nothing itself where the worker has the files', async () => {
    const { asked, imported } = loaded('/', { hidden, byWorker: true });
    await vi.waitFor(() => expect(imported).toEqual(inOrder));
    expect(asked).toEqual([]);
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

describe('a click before hydration', () => {
  /** A page with a link, a button and the button of a menu. */
  function withControls() {
    const page = started('/');
    const { document } = page;
    const root = document.getElementById('root');
    if (root)
      root.innerHTML =
        '<main><a href="/blog">Blog</a><button>Go</button><button popovertarget="menu-visa">Visa</button></main>';
    const clicks: string[] = [];
    root?.addEventListener('click', (event) => {
      event.preventDefault();
      if (event.target instanceof page.window.Element) clicks.push(event.target.textContent ?? '');
    });
    const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
    const hydrate = () => {
      document.documentElement.dataset['main'] = 'ready';
      document.dispatchEvent(new page.window.Event('hydrated'));
    };
    return { ...page, clicks, click, hydrate, isHeld: () => 'held' in document.documentElement.dataset };
  }

  it.each(['a', 'button'])('QU-04 on <%s> is repeated after it', (selector) => {
    const { clicks, click, hydrate, isHeld } = withControls();
    click(selector);
    expect([clicks, isHeld()]).toEqual([[], true]);
    hydrate();
    expect([clicks.length, isHeld()]).toEqual([1, false]);
    click(selector);
    expect(clicks).toHaveLength(2);
  });

  it('QU-04 is forgotten when another one follows', () => {
    const { clicks, click, hydrate } = withControls();
    click('a');
    click('button');
    hydrate();
    expect(clicks).toEqual(['Go']);
  });

  it('FR-03 on the button of a menu is the browser’s', () => {
    const { clicks, click, isHeld } = withControls();
    click('[popovertarget]');
    expect([clicks, isHeld()]).toEqual([['Visa'], false]);
  });
});
