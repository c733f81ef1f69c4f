import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildStartScript } from '../../../server/prerender/startScript.ts';
import { SCRIPTS_ID } from '../../../src/app/start/pageData.ts';

let code: string;
let laterCode: string;
let fromCacheCode: string;

beforeAll(async () => {
  const root = `${import.meta.dirname}/../../..`;
  code = await buildStartScript(root, 'start');
  laterCode = await buildStartScript(root, 'startLater');
  fromCacheCode = await buildStartScript(root, 'startFromCache');
});

interface Visit {
  readonly stored?: string;
  /** What else is in local storage. */
  readonly kept?: Readonly<Record<string, string>>;
  readonly page?: string;
  readonly lang?: string;
  /** Answers what the page fetches; without one nothing is ever answered. */
  readonly fetch?: (address: string) => Promise<Response>;
  readonly hidden?: boolean;
  /** A page that the worker serves. */
  readonly byWorker?: boolean;
  /** The page broke off in its head: what starts the app comes in a file. */
  readonly brokenOff?: boolean;
  /** A browser that is too old for the app. */
  readonly old?: boolean;
  /** How the reader came to the page, as the browser tells it. */
  readonly navigation?: 'navigate' | 'reload' | 'back_forward';
}

/** A prerendered page in a browser that has something in its storage, at the moment when its head is read. */
function pageAt(path: string, visit: Visit = {}) {
  const { stored, kept = {}, page, lang = 'en', hidden = false, byWorker = false } = visit;
  const { navigation = 'navigate' } = visit;
  const { window } = new JSDOM(
    `<!doctype html><html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><head><meta name="theme-color" content="#fff"><meta name="theme-color" content="#000"></head><body><div id="root" data-rendered="${lang}">English</div><i hidden id="whole"></i></body></html>`,
    { url: `https://marsa.example${path}`, runScripts: 'outside-only' },
  );
  const { document } = window;
  if (stored !== undefined) window.localStorage.setItem('language', stored);
  for (const [name, value] of Object.entries(kept)) window.localStorage.setItem(name, value);
  if (page) document.documentElement.dataset['page'] = page;
  const list = document.createElement('script');
  const scripts = {
    main: '/assets/main.js',
    first: ['/assets/a.js', '/assets/c.js'],
    later: ['/assets/b.js'],
    start: '/assets/start.js',
    styles: '/assets/style.css',
  };
  Object.assign(list, { type: 'application/json', id: SCRIPTS_ID, textContent: JSON.stringify(scripts) });
  if (visit.brokenOff) {
    document.body.remove();
    Reflect.set(window, 'marsaScripts', scripts);
  } else document.head.append(list);
  Object.defineProperty(document, 'hidden', { value: hidden });
  const asked: string[] = [];
  const timers: { run: () => void; after: number }[] = [];
  const frames: (() => void)[] = [];
  Reflect.set(window, 'setTimeout', (run: () => void, after = 0) => {
    // What only lets other tasks go first goes on by itself.
    if (after > 0 && after < 100) setImmediate(run);
    else timers.push({ run, after });
  });
  Reflect.set(window, 'requestAnimationFrame', (run: () => void) => frames.push(run));
  Reflect.set(window, 'WritableStream', WritableStream);
  if (!visit.old) Reflect.set(window, 'CompressionStream', CompressionStream);
  Reflect.set(window.performance, 'getEntriesByType', () => [{ type: navigation }]);
  Reflect.set(window, 'fetch', (address: string) => {
    asked.push(address);
    return visit.fetch?.(address) ?? new Promise(() => undefined);
  });
  return {
    window,
    asked,
    timers,
    frames,
    run: () => (byWorker ? [fromCacheCode] : [code, laterCode]).forEach((script) => window.eval(script)),
    parsed: () => document.dispatchEvent(new window.Event('DOMContentLoaded')),
    state: () => {
      const { lang, dir, dataset } = document.documentElement;
      return { lang, dir, pending: dataset['pending'] !== undefined };
    },
    sheets: () =>
      [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href')),
    preloads: () =>
      [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href')),
  };
}

function afterStart(...visit: Parameters<typeof pageAt>) {
  const page = pageAt(...visit);
  page.run();
  return page.state();
}

/** Lets promises that are settled, and the tasks that wait for nothing, run their course. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('before the first paint', () => {
  it('LA-01 nothing kept: the page shows as it came', () => {
    expect(afterStart('/')).toEqual({ lang: 'en', dir: 'ltr', pending: false });
  });

  it.each([
    ['ar', 'rtl'],
    ['ur', 'ltr'],
    ['hi', 'ltr'],
  ])('LA-06 %s kept: language and direction are set, English is not shown', (stored, dir) => {
    expect(afterStart('/blog', { stored })).toEqual({ lang: stored, dir, pending: true });
  });

  it('LA-06 English kept: nothing is hidden', () => {
    expect(afterStart('/', { stored: 'en' })).toEqual({ lang: 'en', dir: 'ltr', pending: false });
  });

  it('LA-06 a page that came in the kept language is shown as it is', () => {
    const arabic = { lang: 'ar', dir: 'rtl', pending: false };
    expect(afterStart('/', { stored: 'ar', lang: 'ar' })).toEqual(arabic);
  });

  it.each(['de', '', 'AR', '__proto__', 'constructor', 'toString', '"><script>'])(
    'LA-01 "%s" kept is ignored',
    (stored) => {
      expect(afterStart('/', { stored })).toEqual({ lang: 'en', dir: 'ltr', pending: false });
    },
  );

  it('LA-01 storage that is forbidden is none', () => {
    const page = pageAt('/');
    Object.defineProperty(page.window, 'localStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
    expect(page.run).not.toThrow();
    expect(page.state().lang).toBe('en');
  });

  it.each(['/blog?page=2', '/blog/?search=visa', '/blog?category=5', '/blog?utm=x&page=2'])(
    'BL-08 %s: the first page of the list does not flash up',
    (path) => {
      expect(afterStart(path).pending).toBe(true);
    },
  );

  it.each(['/blog', '/blog?utm_source=letter', '/?page=2', '/blog/golden-visa?page=2'])(
    'BL-08 %s shows as it was rendered',
    (path) => {
      expect(afterStart(path).pending).toBe(false);
    },
  );

  it('BP-01 an article that was not rendered yet does not show "not found" first', () => {
    expect(afterStart('/blog/brand-new', { page: '404' }).pending).toBe(true);
    expect(afterStart('/no-such-page', { page: '404' }).pending).toBe(false);
  });
});

describe('in a browser that is too old for the app', () => {
  it.each([false, true])(
    'QU-07 the page stays as it came, whatever is kept, and nothing is asked for (by the worker: %s)',
    async (byWorker) => {
      const page = pageAt('/blog?page=2', { old: true, stored: 'ar', kept: { scheme: 'dark' }, byWorker });
      page.run();
      page.parsed();
      for (const { run } of page.timers) run();
      await Promise.resolve();
      const { lang, dataset } = page.window.document.documentElement;
      expect([lang, Object.keys(dataset)]).toEqual(['en', []]);
      expect(page.asked).toEqual([]);
    },
  );
});

describe('what lies below the first screen', () => {
  const waits = ({ window }: ReturnType<typeof pageAt>) =>
    window.document.documentElement.dataset['unpainted'] !== undefined;

  it.each([false, true])(
    'QU-03 waits for the first paint, and no longer (by the worker: %s)',
    async (byWorker) => {
      const page = pageAt('/', { byWorker });
      page.run();
      expect(waits(page)).toBe(true);
      // The page has not come whole yet: what is painted of it is enough.
      page.frames.forEach((run) => run());
      page.timers.filter(({ after }) => after === 0).forEach(({ run }) => run());
      await settle();
      expect(waits(page)).toBe(false);
    },
  );

  it('QU-03 waits no longer than a second and a half where nothing is ever painted', async () => {
    const page = pageAt('/');
    page.run();
    page.timers.filter(({ after }) => after === 1500).forEach(({ run }) => run());
    await settle();
    expect(waits(page)).toBe(false);
  });

  it.each([
    ['/#packages', {}],
    ['/', { navigation: 'reload' }],
    ['/', { navigation: 'back_forward' }],
  ] as const)('QU-03 does not wait at %s %o, where a reader may begin further down', (path, visit) => {
    const page = pageAt(path, visit);
    page.run();
    expect(waits(page)).toBe(false);
  });
});

describe('what the reader has chosen', () => {
  const chosen = ({ window }: ReturnType<typeof pageAt>) => {
    const { scheme, textSize, lineWidth } = window.document.documentElement.dataset;
    return { scheme, textSize, lineWidth };
  };
  const frames = ({ window }: ReturnType<typeof pageAt>) =>
    [...window.document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'));

  it('OF-10 stands on the document before the first paint', () => {
    const kept = { scheme: 'dark', textSize: 'largest', lineWidth: 'wide' };
    const page = pageAt('/blog', { kept });
    page.run();
    expect(chosen(page)).toEqual(kept);
    expect(frames(page)).toEqual(['not all', 'all']);
  });

  it('OF-10 nothing chosen: the device decides', () => {
    const page = pageAt('/blog');
    page.run();
    expect(chosen(page)).toEqual({});
    expect(frames(page)).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  it.each(['', 'DARK', 'constructor', '"><script>', '0'])('OF-10 “%s” is none of the choices', (value) => {
    const page = pageAt('/blog', { kept: { scheme: value, textSize: value, lineWidth: value } });
    page.run();
    expect(chosen(page)).toEqual({});
  });

  it('OF-10 what another tab chooses shows here, and so does that it was taken back', () => {
    const page = pageAt('/blog', { kept: { scheme: 'dark' } });
    page.run();
    page.window.localStorage.setItem('scheme', 'light');
    page.window.dispatchEvent(new page.window.Event('storage'));
    expect([chosen(page).scheme, frames(page)]).toEqual(['light', ['all', 'not all']]);
    page.window.localStorage.removeItem('scheme');
    page.window.dispatchEvent(new page.window.Event('pageshow'));
    expect(chosen(page)).toEqual({});
  });

  it('OF-10 outlives that a page which broke off is written anew', async () => {
    const answered = async () => new Response('body{}');
    const kept = { scheme: 'dark' };
    const page = pageAt('/', { hidden: true, fetch: answered, kept, brokenOff: true });
    page.run();
    const before = page.window.document.documentElement;
    page.parsed();
    await vi.waitFor(() => expect(page.window.document.documentElement).not.toBe(before));
    await vi.waitFor(() => expect(chosen(page).scheme).toBe('dark'));
  });
});

describe('the page in the kept language, without a worker', () => {
  const arabic = `<html lang="ar" dir="rtl"><head><title>مرسى</title><style data-emotion="rtl-global g2">i{}</style><style data-rendered-styles="rtl">b{}</style></head><body><div id="root" data-rendered="ar">عربي</div><script type="application/json" id="${SCRIPTS_ID}">{"main":"/assets/main.js","first":[],"later":[],"styles":""}</script></body></html>`;

  it.each([
    ['/', '/ar'],
    ['/blog/', '/ar/blog/'],
    ['/blog/golden-visa', '/ar/blog/golden-visa'],
  ])('LA-06 %s is asked for at once, at %s', (path, address) => {
    const page = pageAt(path, { stored: 'ar' });
    page.run();
    expect(page.asked).toEqual([address]);
  });

  it('LA-06 LA-03 takes the place of the English one, with its mirrored styles, and shows', async () => {
    const page = pageAt('/', { stored: 'ar', fetch: async () => new Response(arabic) });
    const { document } = page.window;
    for (const html of [
      '<style data-emotion="css-global g1">',
      '<style data-rendered-styles="css">',
      '<style>',
    ])
      document.head.insertAdjacentHTML('beforeend', `${html}u{}</style>`);
    page.run();
    page.parsed();
    await vi.waitFor(() => expect(page.state()).toEqual({ lang: 'ar', dir: 'rtl', pending: false }));
    expect(document.title).toBe('مرسى');
    expect([...document.querySelectorAll('style')].map(({ outerHTML }) => outerHTML)).toEqual([
      '<style data-emotion="rtl-global g2">i{}</style>',
      '<style data-rendered-styles="rtl">b{}</style>',
      '<style>u{}</style>',
    ]);
    const root = page.window.document.getElementById('root');
    expect([root?.textContent, root?.dataset['rendered']]).toEqual(['عربي', 'ar']);
  });

  it.each(['', '<h1>Log in</h1>'])(
    'LA-06 an answer “%s” that is no page of ours is left alone',
    async (html) => {
      const page = pageAt('/', { stored: 'ar', fetch: async () => new Response(html) });
      page.run();
      page.parsed();
      await settle();
      expect(page.window.document.getElementById('root')?.textContent).toBe('English');
      expect(page.state().pending).toBe(true);
    },
  );

  it('LA-06 is not asked for where no prerendered page fits', () => {
    const page = pageAt('/blog?page=2', { stored: 'ar' });
    page.run();
    expect(page.asked).toEqual([]);
  });
});

describe('start of the app', () => {
  it('QU-04 nothing is fetched before the first paint, then all scripts at once', async () => {
    const page = pageAt('/');
    page.run();
    page.parsed();
    await settle();
    expect(page.asked).toEqual([]);
    page.frames.forEach((run) => run());
    await settle();
    expect(page.asked).toEqual([]);
    page.timers.filter(({ after }) => after === 0).forEach(({ run }) => run());
    await settle();
    expect(page.asked).toEqual(['/assets/main.js', '/assets/a.js', '/assets/c.js', '/assets/b.js']);
  });

  it('QU-04 in a tab that is not seen, where no frame ever comes, it starts at once', async () => {
    const page = pageAt('/', { hidden: true });
    page.run();
    page.parsed();
    await settle();
    expect(page.asked).toHaveLength(4);
  });

  it('CS-05 the app is imported when what it starts with has come whole, whatever else is under way', async () => {
    const waiting = new Map<string, (answer: Response) => void>();
    const page = pageAt('/', {
      hidden: true,
      fetch: (address) => new Promise((resolve) => waiting.set(address, resolve)),
    });
    page.run();
    page.parsed();
    await settle();
    expect(page.asked).toHaveLength(4);
    waiting.get('/assets/main.js')?.(new Response('1'));
    await settle();
    expect(page.preloads()).toEqual([]);
    for (const name of ['a', 'c']) waiting.get(`/assets/${name}.js`)?.(new Response('1'));
    await vi.waitFor(() => expect(page.preloads()).toEqual(['/assets/a.js']));
  });

  it('CS-05 a page that broke off gets its styles, and a place to be rendered into', async () => {
    const answered = async () => new Response('body{}');
    const page = pageAt('/', { hidden: true, fetch: answered, brokenOff: true });
    page.run();
    page.parsed();
    const { document } = page.window;
    await vi.waitFor(() =>
      expect(document.querySelector('link[rel="stylesheet"]')?.getAttribute('href')).toBe(
        '/assets/style.css',
      ),
    );
    expect(document.querySelectorAll('body > #root')).toHaveLength(1);
  });

  it('CS-05 a page that came whole is left alone', async () => {
    const page = pageAt('/', { hidden: true });
    page.run();
    page.parsed();
    await settle();
    expect(page.window.document.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(0);
  });

  it('OF-07 if a script no longer exists, the page’s own text shows', async () => {
    const page = pageAt('/blog?page=2', {
      hidden: true,
      fetch: async () => new Response('', { status: 404 }),
    });
    page.run();
    page.parsed();
    expect(page.state().pending).toBe(true);
    await vi.waitFor(() => expect(page.state().pending).toBe(false));
  });

  it('OF-04 if the app never arrives, the text shows after twenty seconds', () => {
    const page = pageAt('/blog?page=2');
    page.run();
    expect(page.state().pending).toBe(true);
    page.timers.find(({ after }) => after === 20_000)?.run();
    expect(page.state().pending).toBe(false);
  });
});

describe('a page that the worker serves', () => {
  it('OF-02 LA-06 shows in the language that is kept, in the colours that were chosen', () => {
    const page = pageAt('/blog', { byWorker: true, stored: 'ar', kept: { scheme: 'dark' } });
    page.run();
    expect(page.state()).toEqual({ lang: 'ar', dir: 'rtl', pending: true });
    expect(page.window.document.documentElement.dataset['scheme']).toBe('dark');
    const usual = pageAt('/blog?page=2', { byWorker: true });
    usual.run();
    expect(usual.state()).toEqual({ lang: 'en', dir: 'ltr', pending: true });
  });

  it('OF-02 starts the app after the first paint, and asks for nothing itself', async () => {
    const page = pageAt('/', { byWorker: true });
    page.run();
    page.parsed();
    await settle();
    expect(page.preloads()).toEqual([]);
    page.frames.forEach((run) => run());
    page.timers.filter(({ after }) => after === 0).forEach(({ run }) => run());
    await vi.waitFor(() => expect(page.preloads()).toEqual(['/assets/a.js']));
    expect(page.asked).toEqual([]);
  });
});
