import { applySettings } from '../../../features/reader/settings/readingSettings.ts';
import { languageOf, type LanguageCode } from '../../../i18n/languages.ts';
import { pageLanguage } from '../../../i18n/pageLanguage.ts';
import { isPlain, plainPath } from '../address.ts';
import { splitLanguage } from '../../../i18n/addresses.ts';
import { isAble } from './able.ts';
import { startScripts } from './scripts.ts';
import { clearRootState, rootState, setRootState } from '../../../shared/rootState.ts';

/** How a page copes with the line that it came over. */
export interface Means {
  /** Resolves when all of the page has come that will. */
  readonly parsed: () => Promise<void>;
  /** Fetches this page in another language, as the build rendered it; undefined when that cannot be had. */
  readonly translated: (
    code: LanguageCode,
    pathname: string,
    search: string,
    prefixed: boolean,
  ) => Promise<Document | undefined> | undefined;
  /** Puts that page in the place of the one that came; false when it is none. */
  readonly put: (variant: Document) => boolean;
  /** Gives a page that was cut off on its way what the app needs. */
  readonly recover: () => Promise<void>;
  /** Fetches the app's files into the browser's cache. */
  readonly warm: () => Promise<void>;
  /** Keeps what the reader does before hydration, and replays it then; each returns the way to stop. */
  readonly replay: readonly (() => () => void)[];
}

const { search } = window.location;
const { code: addressed, path: pathname } = splitLanguage(window.location.pathname);

/** Markup that must not be seen is hidden by the styles while the page is pending. */
const show = () => {
  clearRootState('pending');
};

/** The language of the address, or the kept one, and its direction go on the document before anything is painted. */
function applyLanguage({ translated }: Means): Promise<Document | undefined> | undefined {
  const code = pageLanguage();
  if (code === document.documentElement.lang) return undefined;
  document.documentElement.lang = code;
  document.documentElement.dir = languageOf(code).dir;
  setRootState('pending', '');
  return translated(code, pathname, search, addressed !== undefined);
}

function hideForeignMarkup(): void {
  const path = plainPath(pathname);
  const filtered = path === '/blog' && !isPlain(search);
  const unknownPost = rootState('page') === '404' && path.startsWith('/blog/');
  if (filtered || unknownPost) setRootState('pending', '');
}

/** A page was rendered for no query: what a tool shows of another state is hidden by its styles until it knows. */
function noteQuery(): void {
  if (search) setRootState('query', '');
}

/** Scripts must not compete with what a visitor reads. A hidden page, or a pending one, paints nothing. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden || rootState('pending') !== undefined) resolve();
    if (window.PerformanceObserver?.supportedEntryTypes.includes('paint')) {
      new PerformanceObserver((paints) => {
        if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
      }).observe({ type: 'paint', buffered: true });
    } else requestAnimationFrame(() => setTimeout(resolve));
    // A page that broke off may never be painted by itself.
    setTimeout(resolve, 1500);
  });

/**
 * Until something is painted, what lies below the first screen is not laid out at all (`.below`), near as it may be. A
 * page that begins further down shows its beginning at once.
 */
function paintFirstScreenFirst(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const anew = navigation && 'type' in navigation && navigation.type === 'navigate';
  if (!anew || window.location.hash) return;
  setRootState('unpainted', '');
  void painted().then(() => clearRootState('unpainted'));
}

async function start(means: Means, variant: Promise<Document | undefined> | undefined): Promise<void> {
  // Nothing better comes in the end: what the page says by itself is shown.
  setTimeout(show, 20_000);
  await means.parsed();
  const translated = await variant;
  if (translated && means.put(translated)) show();
  await means.recover();
  // A page that was given anew has lost what stood on it.
  applySettings();
  await painted();
  await means.warm();
  await startScripts();
}

/**
 * Shows what the reader has chosen, before the first paint, and starts the app after it. Leaves the page alone where the
 * browser is too old for the app.
 */
export function begin(means: Means): void {
  if (!isAble()) return;
  applySettings();
  // Another tab has chosen; or the page comes back as it was left.
  for (const event of ['storage', 'pageshow']) window.addEventListener(event, applySettings);
  // The browser's offer to install may come before the app does, and is shown at a moment of ours (OF-01).
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.marsaInstall = event;
  });
  hideForeignMarkup();
  noteQuery();
  paintFirstScreenFirst();
  const endings = means.replay.map((replay) => replay());
  start(means, applyLanguage(means)).catch(() => {
    show();
    for (const letGo of endings) letGo();
  });
}
