import { splitLanguage } from '../../../i18n/addresses.ts';
import { pageLanguage } from '../../../i18n/pageLanguage.ts';
import { clearRootState, rootState } from '../../../shared/rootState.ts';
import { isFilePath } from '../address.ts';
import { isStarting } from './scripts.ts';
import { fetchPage, PATIENCE, putVariant } from './variant.ts';
import { warmScripts, withoutWarming } from './warmScripts.ts';

/** The app's own files have stalled, or the link would not be waiting: the line is a bad one. In milliseconds. */
const IMPATIENCE = 400;

type Address = Pick<HTMLAnchorElement, 'pathname' | 'search' | 'hash'>;

/** What an address leads to, if the build may have rendered it in the language of this page. */
function renderedPage({ pathname, search, hash }: Address) {
  const { code, path } = splitLanguage(pathname);
  const language = code ?? pageLanguage();
  if (isFilePath(path) || search || hash || language !== document.documentElement.lang) return undefined;
  return { language, path, prefixed: code !== undefined };
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

/**
 * Puts another page of the site in the place of this one, before the app is there. `arrive` is called between: the
 * address must be the new one before the app starts.
 */
async function replacePage(address: Address, signal: AbortSignal, arrive: () => void): Promise<boolean> {
  const target = renderedPage(address);
  // A page that breaks off is mended first.
  if (!target || rootState('page') !== undefined || document.readyState === 'loading' || isStarting())
    return false;
  const put = await withoutWarming(async () => {
    const page = await fetchPage(target.language, target.path, target.prefixed, {
      signal,
      stallAfter: IMPATIENCE,
    });
    // With a worker the app waits for nothing, and may have started meanwhile.
    if (!page || signal.aborted || isStarting() || !putVariant(page)) return false;
    arrive();
    return true;
  });
  if (!put) return false;
  shown = window.location.pathname;
  clearRootState('query');
  window.scrollTo({ top: 0, behavior: 'instant' });
  readFontsAgain();
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  warmScripts().catch(() => undefined);
  return true;
}

/** Nothing else listens to the browser's own ways back and forth yet. */
async function followHistory(): Promise<void> {
  if (shown === undefined || shown === window.location.pathname || rootState('app') !== undefined) return;
  const signal = AbortSignal.timeout(PATIENCE);
  if (!(await replacePage(window.location, signal, () => undefined))) window.location.reload();
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
