import { JSDOM } from 'jsdom';
import { describe, expect, it, vi } from 'vitest';
import { CHUNKS_ID, headScript, startScript } from '../../../server/prerender/boot.ts';

/** A prerendered page in a browser that has something in its storage. */
function pageAt(
  path: string,
  { stored, page, lang = 'en' }: { stored?: string; page?: string; lang?: string } = {},
) {
  const { window } = new JSDOM(
    `<!doctype html><html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><head></head><body></body></html>`,
    { url: `https://marsa.example${path}`, runScripts: 'outside-only' },
  );
  if (stored !== undefined) window.localStorage.setItem('language', stored);
  if (page) window.document.documentElement.dataset['page'] = page;
  return window;
}

function afterHeadScript(...visit: Parameters<typeof pageAt>) {
  const window = pageAt(...visit);
  window.eval(headScript());
  const { lang, dir, dataset } = window.document.documentElement;
  return { lang, dir, pending: dataset['pending'] !== undefined };
}

describe('before the first paint', () => {
  it('LA-01 nothing kept: the page shows as it came', () => {
    expect(afterHeadScript('/')).toEqual({ lang: 'en', dir: 'ltr', pending: false });
  });

  it.each([
    ['ar', 'rtl'],
    ['ur', 'ltr'],
    ['hi', 'ltr'],
  ])('LA-06 %s kept: language and direction are set, English is not shown', (stored, dir) => {
    expect(afterHeadScript('/blog', { stored })).toEqual({ lang: stored, dir, pending: true });
  });

  it('LA-06 English kept: nothing is hidden', () => {
    expect(afterHeadScript('/', { stored: 'en' })).toEqual({ lang: 'en', dir: 'ltr', pending: false });
  });

  it('LA-06 a page that came in the kept language is shown as it is', () => {
    expect(afterHeadScript('/', { stored: 'ar', lang: 'ar' })).toEqual({
      lang: 'ar',
      dir: 'rtl',
      pending: false,
    });
  });

  it.each(['de', '', 'AR', '__proto__', 'constructor', 'toString', '"><script>'])(
    'LA-01 "%s" kept is ignored',
    (stored) => {
      expect(afterHeadScript('/', { stored })).toEqual({ lang: 'en', dir: 'ltr', pending: false });
    },
  );

  it('LA-01 storage that is forbidden is none', () => {
    const window = pageAt('/');
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
    expect(() => window.eval(headScript())).not.toThrow();
    expect(window.document.documentElement.lang).toBe('en');
  });

  it.each(['/blog?page=2', '/blog/?search=visa', '/blog?category=5', '/blog?utm=x&page=2'])(
    'BL-08 %s: the first page of the list does not flash up',
    (path) => {
      expect(afterHeadScript(path).pending).toBe(true);
    },
  );

  it.each(['/blog', '/blog?utm_source=letter', '/?page=2', '/blog/golden-visa?page=2'])(
    'BL-08 %s shows as it was rendered',
    (path) => {
      expect(afterHeadScript(path).pending).toBe(false);
    },
  );

  it('BP-01 an article that was not rendered yet does not show "not found" first', () => {
    expect(afterHeadScript('/blog/brand-new', { page: '404' }).pending).toBe(true);
    expect(afterHeadScript('/no-such-page', { page: '404' }).pending).toBe(false);
  });
});

describe('start of the app', () => {
  /** Runs the start script where no script can be fetched; gives the timers that it set. */
  function start(window: ReturnType<typeof pageAt>, chunks: readonly string[] = []) {
    const { document } = window;
    const list = document.createElement('script');
    Object.assign(list, { type: 'application/json', id: CHUNKS_ID, textContent: JSON.stringify(chunks) });
    document.body.append(list);
    document.documentElement.dataset['pending'] = '';
    const timers: { run: () => void; after: number }[] = [];
    Reflect.set(window, 'setTimeout', (run: () => void, after = 0) => timers.push({ run, after }));
    const frames: (() => void)[] = [];
    Reflect.set(window, 'requestAnimationFrame', (run: () => void) => frames.push(run));
    window.eval(startScript('/assets/index-a1.js'));
    const preloads = () =>
      [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));
    const pending = () => document.documentElement.dataset['pending'] !== undefined;
    return { timers, frames, preloads, pending };
  }

  function visible(window: ReturnType<typeof pageAt>) {
    Object.defineProperty(window.document, 'hidden', { value: false });
    return window;
  }

  it('QU-04 nothing is fetched before the first paint, then all chunks at once', () => {
    const { frames, timers, preloads } = start(visible(pageAt('/')), ['/assets/a.js', '/assets/b.js']);
    expect(preloads()).toEqual([]);
    frames.forEach((run) => run());
    expect(preloads()).toEqual([]);
    timers.filter(({ after }) => after === 0).forEach(({ run }) => run());
    expect(preloads()).toEqual(['/assets/a.js', '/assets/b.js']);
  });

  it('QU-04 in a tab that is not seen, where no frame ever comes, it starts at once', () => {
    expect(start(pageAt('/'), ['/assets/a.js']).preloads()).toEqual(['/assets/a.js']);
  });

  it('OF-04 if the app cannot be fetched, the page’s own text shows', async () => {
    const { pending } = start(pageAt('/'));
    expect(pending()).toBe(true);
    await vi.waitFor(() => expect(pending()).toBe(false));
  });

  it('OF-04 if it never arrives, the text shows after twenty seconds', () => {
    const { timers, pending } = start(visible(pageAt('/')));
    const last = timers.find(({ after }) => after === 20_000);
    expect(pending()).toBe(true);
    last?.run();
    expect(pending()).toBe(false);
  });
});
