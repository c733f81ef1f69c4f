import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';
import { FIRST_SCREEN_END } from '../../shared/ui/FirstScreenEnd.ts';
import { PAGE_END_ID, RENDERED_STYLES } from '../start/pageData.ts';

export type Direction = 'ltr' | 'rtl';

const keys: Record<Direction, string> = { ltr: 'css', rtl: 'rtl' };

/** One array per direction: Emotion caches compiled rules by the identity of the plugin array. */
const plugins: Record<Direction, StylisPlugin[]> = { ltr: [], rtl: [] };

/** Loads the style plugins of a direction; await it before rendering. Rejects when they fail to load. */
export async function loadDirection(direction: Direction): Promise<void> {
  if (direction === 'rtl' && plugins.rtl.length === 0) plugins.rtl = [(await import('./mirror.ts')).mirror];
}

/**
 * Adopts prerendered style elements in place. Emotion's own sheet would insert them again, and the browser would
 * recalculate all styles (30 to 60 ms on a phone).
 */
class AdoptingSheet extends StyleSheet {
  override hydrate(elements: HTMLStyleElement[]): void {
    this.tags.push(...elements);
  }
}

const namesIn = (key: string, css: string) =>
  [...css.matchAll(new RegExp(`\\.${key}-(\\w+)|@keyframes ([\\w-]+)`, 'g'))].map(
    ([, rule, animation]) => rule ?? animation ?? '',
  );

/** React removes the element with its part of the page, although other parts use its rules. */
function keepInDocument(styles: HTMLStyleElement): void {
  const observer = new MutationObserver(() => {
    if (styles.isConnected) return;
    observer.disconnect();
    document.head.querySelector(`style[${RENDERED_STYLES}]`)?.after(styles);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Registers the prerendered styles, so that hydration inserts none of them again. */
function adoptRenderedStyles(cache: EmotionCache): void {
  for (const element of document.querySelectorAll<HTMLStyleElement>(`style[${RENDERED_STYLES}]`)) {
    const isLater = element.id === FIRST_SCREEN_END;
    // The last rule of a truncated page may be truncated, too.
    const isComplete = !isLater || document.getElementById(PAGE_END_ID) !== null;
    if (element.getAttribute(RENDERED_STYLES) !== cache.key || !isComplete) continue;
    for (const name of namesIn(cache.key, element.textContent)) cache.inserted[name] = true;
    if (isLater) keepInDocument(element);
    else cache.sheet.hydrate([element]);
  }
}

/**
 * Returns Emotion's cache for a direction that is loaded: stylis-plugin-rtl mirrors the styles of right-to-left pages
 * (LA-03). Its styles precede the style sheets, so that those can override them. The theme writes the one vendor prefix
 * that the build's target needs.
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
