import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { RENDERED_STYLES } from '../../src/app/start/pageData.ts';

/** Emotion counts animations among the global styles; like rules, they come once and belong to nobody. */
const ANIMATION = 'animation-';

/** Emotion's styles of a page. */
interface Styles {
  /** Style elements of the global styles, each as Emotion looks for it. */
  readonly globals: string;
  /** Names of the rules that the elements in some markup use, in order. */
  readonly names: readonly string[];
}

/**
 * A rule that a component inserted and another one merged into its own (`styled(Paper)`) is left out, and so is its
 * name: the browser inserts it when something uses it.
 */
function stylesOf(cache: EmotionCache, markup: string): Styles {
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(markup);
  const globalKey = `${cache.key}-global`;
  const isGlobal = ({ key, ids }: (typeof styles)[number]) =>
    key === globalKey && !ids.some((id) => id.startsWith(ANIMATION));
  const globals = styles
    .filter(isGlobal)
    // `data-s` keeps Emotion from moving the element when it starts.
    .map(({ ids, css }) => `<style data-emotion="${globalKey} ${ids.join(' ')}" data-s>${css}</style>`);
  const names = styles.filter((style) => !isGlobal(style)).flatMap(({ ids }) => ids);
  return { globals: globals.join(''), names };
}

const rules = (cache: EmotionCache, names: readonly string[]) =>
  names.map((name) => cache.inserted[name]).join('');

const element = (cache: EmotionCache, names: readonly string[]) =>
  `<style ${RENDERED_STYLES}="${[cache.key, ...names].join(' ')}">${rules(cache, names)}</style>`;

/** The style elements of a prerendered page: global styles, then the rules of the elements in the markup. */
export function renderedStyles(cache: EmotionCache, markup: string): string {
  const { globals, names } = stylesOf(cache, markup);
  return globals + element(cache, names);
}

/** The same in two parts: for the beginning of the markup, and what the rest of it needs besides. */
export function splitStyles(
  cache: EmotionCache,
  beginning: string,
  markup: string,
): { first: string; later: string } {
  const { globals, names } = stylesOf(cache, markup);
  const needed = stylesOf(cache, beginning).names;
  const used = rules(
    cache,
    needed.filter((name) => !name.startsWith(ANIMATION)),
  );
  const first = needed.filter((name) => !name.startsWith(ANIMATION) || used.includes(name));
  const later = names.filter((name) => !first.includes(name));
  return { first: globals + element(cache, first), later: element(cache, later) };
}
