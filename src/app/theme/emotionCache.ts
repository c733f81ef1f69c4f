import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';
import { FIRST_SCREEN_END } from '../../shared/ui/FirstScreenEnd.ts';
import { PAGE_END_ID, RENDERED_STYLES } from '../start/pageData.ts';

export type Direction = 'ltr' | 'rtl';

const keys: Record<Direction, string> = { ltr: 'css', rtl: 'rtl' };

/** One list for all caches of a direction: while prerendering, Emotion keeps the compiled rules of each list. */
const plugins: Record<Direction, StylisPlugin[]> = { ltr: [], rtl: [] };

/**
 * Fetches what a direction's styles need. To be awaited before a page in that direction is rendered. Rejects when it
 * cannot be fetched.
 */
export async function loadDirection(direction: Direction): Promise<void> {
  if (direction === 'rtl' && plugins.rtl.length === 0) plugins.rtl = [(await import('./mirror.ts')).mirror];
}

/**
 * Adopts prerendered style elements where they are. Emotion's own sheet would insert them again, and the browser then
 * computes the styles of the page again (30 to 60 ms on a phone).
 */
class AdoptingSheet extends StyleSheet {
  override hydrate(elements: HTMLStyleElement[]): void {
    this.tags.push(...elements);
  }
}

/** The names of the styles in some CSS that Emotion has written: of rules, and of animations. */
const namesIn = (key: string, css: string) =>
  [...css.matchAll(new RegExp(`\\.${key}-(\\w+)|@keyframes ([\\w-]+)`, 'g'))].map(
    ([, rule, animation]) => rule ?? animation ?? '',
  );

/** React removes it with the part of the page that it is in; other parts still use its rules. */
function keepOnPage(styles: HTMLStyleElement): void {
  const observer = new MutationObserver(() => {
    if (styles.isConnected) return;
    observer.disconnect();
    document.head.querySelector(`style[${RENDERED_STYLES}]`)?.after(styles);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Takes over the styles that the page was prerendered with, so that hydration inserts none of them again. */
function adoptRenderedStyles(cache: EmotionCache): void {
  for (const element of document.querySelectorAll<HTMLStyleElement>(`style[${RENDERED_STYLES}]`)) {
    const isLater = element.id === FIRST_SCREEN_END;
    // On a truncated page its last rule may be truncated, too.
    const isComplete = !isLater || document.getElementById(PAGE_END_ID) !== null;
    if (element.getAttribute(RENDERED_STYLES) !== cache.key || !isComplete) continue;
    for (const name of namesIn(cache.key, element.textContent)) cache.inserted[name] = true;
    if (isLater) keepOnPage(element);
    // Emotion inserts further rules behind it.
    else cache.sheet.hydrate([element]);
  }
}

/**
 * Emotion's cache for a direction, which was loaded before: for right-to-left pages stylis-plugin-rtl mirrors every style
 * (LA-03). Styles go
 * before the site's style sheets, so that those can override them. Vendor prefixes are left out: the build's target
 * needs one, which the theme writes itself.
 */
export function createEmotionCache(direction: Direction): EmotionCache {
  const cache = createCache({
    key: keys[direction],
    prepend: true,
    stylisPlugins: plugins[direction],
  });
  if (typeof document === 'undefined') {
    // While prerendering, styles are collected in the cache instead of being written between the elements.
    cache.compat = true;
    return cache;
  }
  const { key, container, isSpeedy: speedy } = cache.sheet;
  cache.sheet = new AdoptingSheet({ key, container, speedy, prepend: true });
  adoptRenderedStyles(cache);
  return cache;
}
