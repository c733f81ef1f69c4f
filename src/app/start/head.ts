/**
 * The one script of every page's head, compiled and inlined by the build: it prepares the first paint, and starts the app
 * after it. Each byte of it precedes the first screen.
 */
import { applySettings } from '../../features/reader/settings/readingSettings.ts';
import { splitLanguage } from '../../i18n/addresses.ts';
import { clearRootState, rootState, setRootState } from '../../shared/rootState.ts';
import { wait } from '../../shared/wait.ts';
import { isPlain } from './address.ts';
import { holdEarlyClick } from './earlyClick.ts';
import { fetchAhead } from './fetchAhead.ts';
import { leadToLanguage } from './leadToLanguage.ts';
import { type FirstScripts, PAGE_END_ID, SCRIPTS_ID } from './pageData.ts';

/** A document that is not complete after this time is started as it is: it may be truncated. */
const DOCUMENT_MS = 6000;
/** A page that has painted nothing after this time is not waited for. */
const PAINT_MS = 1500;
/** The app waits this long for its files, then for the picture of the first screen, and between attempts to import it. */
const FILES_MS = 12_000;
const PICTURE_MS = 200;
const RETRY_MS = 5000;
/** Hidden markup is shown when the app has not started after this time. */
const PENDING_MS = 20_000;

/**
 * True in browsers that the app is built for (server/build/targets.ts): `toSorted` is in Chromium 110, Firefox 115 and
 * Safari 16, `CompressionStream` in Safari 16.4. Without them the page stays as it was rendered.
 */
const isAble = () => 'toSorted' in Array.prototype && 'CompressionStream' in window;

/** Resolves at the first paint, which scripts must not delay. A hidden page paints nothing. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, document.hidden ? 0 : PAINT_MS);
  });

/** Hides markup of another address: of the unfiltered list, of the page for unknown addresses, or of a tool's first state. */
function hideForeignMarkup(): void {
  const { pathname, search } = window.location;
  const { path } = splitLanguage(pathname);
  const isFiltered = /^\/blog\/?$/.test(path) && !isPlain(search);
  const isUnknownPost = rootState('page') === '404' && path.startsWith('/blog/');
  if (isFiltered || isUnknownPost) setRootState('pending', 'page');
  else if (search) setRootState('pending', 'tool');
  setTimeout(() => clearRootState('pending'), PENDING_MS);
}

/** Until something is painted, the parts below a phone's first screen are not laid out, unless the page begins there. */
function paintFirstScreenFirst(painted: Promise<void>): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = navigation && 'type' in navigation && navigation.type === 'navigate';
  if (isNew && !window.location.hash) {
    setRootState('unpainted', '');
    void painted.then(() => clearRootState('unpainted'));
  }
}

async function start(painted: Promise<void>): Promise<void> {
  const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  await Promise.race([parsed, wait(DOCUMENT_MS)]);
  if (rootState('pending') !== 'page') await painted;
  const listIn = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '[]');
  const { main, first }: FirstScripts = listIn(SCRIPTS_ID);
  // A worker has them at hand.
  if (!navigator.serviceWorker?.controller) {
    const signal = AbortSignal.timeout(10 * FILES_MS);
    // Each request in a separate task: starting one takes a phone ten milliseconds.
    const files = [main, ...first, ...listIn(PAGE_END_ID)].map((file, index) =>
      wait(index + 1).then(() => fetchAhead(file, signal)),
    );
    Promise.all(files).catch(() => undefined);
    await Promise.race([Promise.all(files.slice(0, first.length + 1)), wait(FILES_MS)]);
  }
  // A truncated document must not grow while React renders it again.
  if (document.readyState === 'loading') window.stop();
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  await Promise.race([picture?.decode().catch(() => undefined), wait(PICTURE_MS)]);
  // One after the other, which yields to input; the last one is needed first.
  for (const file of first.toReversed()) await import(/* @vite-ignore */ file).catch(() => undefined);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await import(/* @vite-ignore */ main);
      return;
    } catch (error) {
      if (attempt === 3) throw error;
      await wait(RETRY_MS);
    }
  }
}

if (isAble() && !leadToLanguage()) {
  applySettings();
  // Another tab has chosen, or the page was in the back/forward cache.
  for (const event of ['storage', 'pageshow']) window.addEventListener(event, applySettings);
  window.addEventListener('pageshow', ({ persisted }) => persisted && leadToLanguage());
  // The browser may offer to install the app before the app can take the offer (OF-01).
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.marsaInstall = event;
  });
  hideForeignMarkup();
  const painted = firstPaint();
  paintFirstScreenFirst(painted);
  const release = holdEarlyClick();
  start(painted).catch(() => {
    clearRootState('pending');
    release();
  });
}
