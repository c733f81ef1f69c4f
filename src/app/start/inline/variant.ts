import { defaultLanguage, type LanguageCode } from '../../../i18n/languages.ts';
import { retryStalled } from '../../../shared/http/retryStalled.ts';
import { isPlain } from '../address.ts';
import { inLanguage } from '../../../i18n/addresses.ts';
import { linksIn } from '../../../i18n/links.ts';
import { PAGE_END_ID, RENDERED_STYLES, SCRIPTS_ID } from '../pageData.ts';
import { ourHtml } from './ourHtml.ts';
import { placeLaterParts } from './placeLaterParts.ts';

/** After so many milliseconds a page that was asked for is given up: the app renders it, or the browser loads it. */
export const PATIENCE = 8000;

function parse(html: string): Document {
  const page = new DOMParser().parseFromString(ourHtml(html), 'text/html');
  placeLaterParts(page);
  return page;
}

/**
 * Fetches a page as the build rendered it in a language, through a bad line, for a visit without a worker.
 * Undefined when there is none, or none in time.
 * @param pathname without a language
 * @param prefixed true when the visitor's address names the language, so that the links stay in it (LA-07)
 * @param options `stallAfter`: milliseconds without progress after which it is asked for once more
 */
export async function fetchPage(
  code: LanguageCode,
  pathname: string,
  prefixed: boolean,
  { signal = AbortSignal.timeout(PATIENCE), stallAfter = 1200 } = {},
): Promise<Document | undefined> {
  try {
    const html = await retryStalled(
      async (retries, aborted) => {
        const response = await fetch(inLanguage(code, pathname), {
          signal: aborted,
          cache: retries === 0 ? 'default' : 'reload',
        });
        if (response.status === 404) return '';
        if (!response.ok) throw new Error(`${response.status}`);
        return response.text();
      },
      { stallAfter, maxWait: 3000, atOnce: 3, firstPause: 200, maxPause: 2000 },
      signal,
    );
    return html === '' ? undefined : parse(prefixed ? html : linksIn(html, defaultLanguage));
  } catch {
    return undefined;
  }
}

/** This page in another language, for a visit without a worker (DESIGN 4); see `fetchPage`. */
export async function fetchVariant(
  code: LanguageCode,
  pathname: string,
  search: string,
  prefixed: boolean,
): Promise<Document | undefined> {
  return code === defaultLanguage || !isPlain(search) ? undefined : fetchPage(code, pathname, prefixed);
}

/** What React puts in a page's head, as far as it differs between languages. */
const HEAD = 'title,meta[name=description],meta[name=robots],meta[property],link[rel=canonical]';

/** Emotion's styles: Arabic pages have mirrored ones (src/app/theme/emotionCache.ts). */
const STYLES = `style[${RENDERED_STYLES}],style[data-emotion]`;

/** True for a page of ours, false for whatever else was answered in its place. */
const isOurs = (page: Document) => Boolean(page.getElementById('root') && page.getElementById(SCRIPTS_ID));

/**
 * Puts a page in the place of the one that came. False, and nothing done, when it is not one of our pages. `clear` is
 * called before what is there goes.
 */
export function putVariant(variant: Document, clear?: () => void): boolean {
  if (!isOurs(variant)) return false;
  clear?.();
  const ids = ['root', 'blog-seed', SCRIPTS_ID, PAGE_END_ID];
  for (const element of document.head.querySelectorAll(HEAD)) element.remove();
  document.head.append(...variant.head.querySelectorAll(HEAD));
  const styles = variant.head.querySelectorAll(STYLES);
  const [first, ...others] = document.head.querySelectorAll(STYLES);
  // Where the app has taken its own off, before the site's style sheets.
  if (first) first.replaceWith(...styles);
  else document.head.prepend(...styles);
  for (const element of others) element.remove();
  for (const id of ids) {
    const mine = document.getElementById(id);
    const other = variant.getElementById(id);
    if (mine && other) mine.replaceWith(other);
    else if (other) document.body.append(other);
    else mine?.remove();
  }
  return true;
}
