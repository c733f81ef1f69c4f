import { inLanguage, splitLanguage } from '../../../i18n/addresses.ts';
import { clearRootState, rootState } from '../../../shared/rootState.ts';
import type { RunningApp } from '../pageGlobals.ts';
import { badLine } from '../../../shared/http/warmHttpCache.ts';
import { isFilePath } from '../address.ts';
import { PARTS } from './replayEarlyClicks.ts';
import { isStarting } from './scripts.ts';
import { fetchPage, PATIENCE, putPage } from './otherPage.ts';
import { warmScripts, withoutWarming } from './warmScripts.ts';

/** The app's own files have stalled, or the link would not be waiting: the line is a bad one. In milliseconds. */
const IMPATIENCE = 400;

type Address = Pick<HTMLAnchorElement, 'pathname' | 'search' | 'hash'>;

/** The path of a page that the build may have rendered, if it is in the language of this page. */
function renderedPath({ pathname, search, hash }: Address): string | undefined {
  const { code, path } = splitLanguage(pathname);
  if (isFilePath(path) || search || hash || code !== document.documentElement.lang) return undefined;
  return inLanguage(code, path);
}

/** Where the reader is, once a page has taken the place of another. */
let shown: string | undefined;

/** A font that was called off stays away until the style sheets that name fonts are read again. */
function readFontsAgain(): void {
  // Fallbacks, which are the device's own, are in error where it has them not.
  if (![...document.fonts].some(({ family, status }) => status === 'error' && !family.includes('Fallback')))
    return;
  for (const sheet of document.querySelectorAll('style'))
    if (sheet.textContent.includes('@font-face')) sheet.replaceWith(sheet.cloneNode(true));
}

/** While the app is starting nothing can take the place of the page that it is to hydrate. */
const isBusy = () => isStarting() && !window.marsaApp;

/**
 * Puts another page of the site in the place of this one, before the app is there or while what it needs for that page
 * does not come. `arrive` is called between: the address must be the new one before the app starts. `isIncomplete`: the
 * reader is on that page already, and stays where they are on it; it is replaced only while that is true.
 */
async function replacePage(
  address: Address,
  signal: AbortSignal,
  arrive?: () => void,
  isIncomplete?: () => boolean,
): Promise<boolean> {
  const path = renderedPath(address);
  // A page that breaks off is mended first.
  if (path === undefined || rootState('page') !== undefined || document.readyState === 'loading' || isBusy())
    return false;
  // With the app what is read aloud would stop.
  if (rootState('listening') !== undefined) return false;
  let app: RunningApp | undefined;
  let top = 0;
  const takeOffApp = () => {
    if (isIncomplete) top = window.scrollY;
    app = window.marsaApp;
    delete window.marsaApp;
    app?.unmount();
    for (const part of PARTS) clearRootState(part);
  };
  const put = await withoutWarming(async () => {
    const page = await fetchPage(path, signal, IMPATIENCE);
    // With a worker the app waits for nothing, and may have started meanwhile.
    if (!page || signal.aborted || isBusy() || isIncomplete?.() === false) return false;
    if (!putPage(page, takeOffApp)) return false;
    arrive?.();
    return true;
  });
  if (!put) return false;
  shown = window.location.pathname;
  clearRootState('query');
  window.scrollTo({ top, behavior: 'instant' });
  readFontsAgain();
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  warmScripts().catch(() => undefined);
  void app?.start();
  return true;
}

/**
 * Puts the page of the address in the place of the one that the app still shows, because on a bad line the files of the
 * next one do not come: it is one file. False, and nothing done, where none was rendered, or `signal` aborts before.
 * `isIncomplete`: the app shows a part of it already. On a good line that is only slow the files are waited for.
 */
export async function openLatePage(signal: AbortSignal, isIncomplete?: () => boolean): Promise<boolean> {
  await badLine;
  if (signal.aborted || isIncomplete?.() === false) return false;
  // The app's own files wait meanwhile: not for ever for a page that does not come either.
  const attempt = new AbortController();
  const giveUp = () => attempt.abort();
  signal.addEventListener('abort', giveUp);
  const timer = setTimeout(giveUp, PATIENCE);
  const opened = await replacePage(window.location, attempt.signal, undefined, isIncomplete);
  clearTimeout(timer);
  return opened;
}

/** Nothing else listens to the browser's own ways back and forth yet. */
async function followHistory(): Promise<void> {
  if (shown === undefined || shown === window.location.pathname || rootState('app') !== undefined) return;
  const signal = AbortSignal.timeout(PATIENCE);
  if (!(await replacePage(window.location, signal))) window.location.reload();
}

/**
 * Opens the page that a link leads to before the app is there: one file over the bad line instead of the app's dozen.
 * False, and nothing done, where no page was rendered for the link, where it does not come before `signal` aborts, and
 * once the app is being started, which will open it.
 */
export async function openPage(link: HTMLAnchorElement, signal: AbortSignal): Promise<boolean> {
  const { href } = link;
  const isFirst = shown === undefined;
  const opened = await replacePage(link, signal, () => window.history.pushState(null, '', href));
  if (opened && isFirst) window.addEventListener('popstate', () => void followHistory());
  return opened;
}
