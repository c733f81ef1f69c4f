import { retryStalled } from '../../../shared/http/retryStalled.ts';
import { PAGE_END_ID, RENDERED_STYLES, SCRIPTS_ID } from '../pageData.ts';
import { ourHtml } from './ourHtml.ts';
import { placeLaterParts } from './placeLaterParts.ts';

/** After so many milliseconds a requested page is given up: the browser loads it. */
export const PATIENCE = 8000;

function parse(html: string): Document {
  const page = new DOMParser().parseFromString(ourHtml(html), 'text/html');
  placeLaterParts(page);
  return page;
}

/**
 * Fetches a prerendered page through an unreliable network. Undefined when there is none, or none in time.
 * @param stallAfter milliseconds without progress after which it is requested again
 */
export async function fetchPage(
  path: string,
  signal: AbortSignal,
  stallAfter: number,
): Promise<Document | undefined> {
  try {
    const html = await retryStalled(
      async (retries, aborted) => {
        const response = await fetch(path, {
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
    return html === '' ? undefined : parse(html);
  } catch {
    return undefined;
  }
}

/** What React puts in a page's head. */
const HEAD = 'title,meta[name=description],meta[name=robots],meta[property],link[rel=canonical]';

/** Emotion's styles: Arabic pages have mirrored ones (src/app/theme/emotionCache.ts). */
const STYLES = `style[${RENDERED_STYLES}],style[data-emotion]`;

/** True for a page of ours, false for whatever else was answered in its place. */
const isOurs = (page: Document) => Boolean(page.getElementById('root') && page.getElementById(SCRIPTS_ID));

/**
 * Replaces the page that is open. False, and nothing done, when the other one is none of ours. `clear` is called before
 * the first change.
 */
export function putPage(page: Document, clear: () => void): boolean {
  if (!isOurs(page)) return false;
  clear();
  const ids = ['root', 'blog-seed', SCRIPTS_ID, PAGE_END_ID];
  for (const element of document.head.querySelectorAll(HEAD)) element.remove();
  document.head.append(...page.head.querySelectorAll(HEAD));
  const styles = page.head.querySelectorAll(STYLES);
  const [first, ...others] = document.head.querySelectorAll(STYLES);
  // Where the app has taken its own off, before the site's style sheets.
  if (first) first.replaceWith(...styles);
  else document.head.prepend(...styles);
  for (const element of others) element.remove();
  for (const id of ids) {
    const mine = document.getElementById(id);
    const other = page.getElementById(id);
    if (mine && other) mine.replaceWith(other);
    else if (other) document.body.append(other);
    else mine?.remove();
  }
  return true;
}
