/**
 * The inline script of every page's head: prepares the first paint and starts the app after it. Each byte of it delays
 * the first screen.
 */
import { applySettings } from '../../features/reader/settings/readingSettings.ts';
import { splitLanguage } from '../../i18n/addresses.ts';
import { clearRootState, rootState, setRootState } from '../../shared/rootState.ts';
import { wait } from '../../shared/wait.ts';
import { isPlain } from './paths.ts';
import { recordEarlyClick } from './earlyClick.ts';
import { fetchAhead } from './fetchAhead.ts';
import { redirectToLanguage } from './redirectToLanguage.ts';
import { type FirstScripts, PAGE_END_ID, SCRIPTS_ID } from './pageData.ts';

/** A document that is incomplete after this time is started as it is: it may be truncated. */
const DOCUMENT_TIMEOUT_MS = 6000;
/** The app starts without a first paint after this time. */
const PAINT_TIMEOUT_MS = 1500;
const FILES_TIMEOUT_MS = 12_000;
const PICTURE_TIMEOUT_MS = 200;
const RETRY_DELAY_MS = 5000;
const PENDING_TIMEOUT_MS = 20_000;

/**
 * Returns true in browsers that the build targets (server/build/targets.ts): `toSorted` needs Chromium 110, Firefox 115
 * or Safari 16, `CompressionStream` Safari 16.4. Others show the prerendered page without the app.
 */
const isAble = () => 'toSorted' in Array.prototype && 'CompressionStream' in window;

/** Resolves at the first paint, which scripts must not delay. A hidden page paints nothing. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, document.hidden ? 0 : PAINT_TIMEOUT_MS);
  });

/** Hides markup of another address, such as an unfiltered list or the first state of a tool. */
function hideForeignMarkup(): void {
  const { pathname, search } = window.location;
  const { path } = splitLanguage(pathname);
  const isFiltered = /^\/blog\/?$/.test(path) && !isPlain(search);
  const isUnknownPost = rootState('page') === '404' && path.startsWith('/blog/');
  if (isFiltered || isUnknownPost) setRootState('pending', 'page');
  else if (search) setRootState('pending', 'tool');
  setTimeout(() => clearRootState('pending'), PENDING_TIMEOUT_MS);
}

async function start(painted: Promise<void>): Promise<void> {
  const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  await Promise.race([parsed, wait(DOCUMENT_TIMEOUT_MS)]);
  if (rootState('pending') !== 'page') await painted;
  const listIn = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '[]');
  const { main, first }: FirstScripts = listIn(SCRIPTS_ID);
  // With a service worker the files are cached.
  if (!navigator.serviceWorker?.controller) {
    const signal = AbortSignal.timeout(10 * FILES_TIMEOUT_MS);
    // One task per request: starting a request takes 10 ms on a phone.
    const files = [main, ...first, ...listIn(PAGE_END_ID)].map((file, index) =>
      wait(index + 1).then(() => fetchAhead(file, signal)),
    );
    Promise.all(files).catch(() => undefined);
    await Promise.race([Promise.all(files.slice(0, first.length + 1)), wait(FILES_TIMEOUT_MS)]);
  }
  // A truncated document must not grow while React renders it again.
  if (document.readyState === 'loading') window.stop();
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  await Promise.race([picture?.decode().catch(() => undefined), wait(PICTURE_TIMEOUT_MS)]);
  // One import per task, which yields to input; the last file is needed first.
  for (const file of first.toReversed()) await import(/* @vite-ignore */ file).catch(() => undefined);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await import(/* @vite-ignore */ main);
      return;
    } catch (error) {
      if (attempt === 3) throw error;
      await wait(RETRY_DELAY_MS);
    }
  }
}

if (isAble() && !redirectToLanguage()) {
  applySettings();
  for (const event of ['storage', 'pageshow']) window.addEventListener(event, applySettings);
  window.addEventListener('pageshow', ({ persisted }) => persisted && redirectToLanguage());
  // The browser may offer installation before the app listens (OF-01).
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.marsaInstall = event;
  });
  hideForeignMarkup();
  const release = recordEarlyClick();
  start(firstPaint()).catch(() => {
    clearRootState('pending');
    release();
  });
}
