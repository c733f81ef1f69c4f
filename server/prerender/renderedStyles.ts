import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { RENDERED_STYLES } from '../../src/app/start/pageData.ts';

/**
 * The style elements of a prerendered page: global styles, each as Emotion looks for it, then the rules of the elements
 * in the markup, in order. A rule that a component inserted and another one merged into its own (`styled(Paper)`) is
 * left out, and so is its name: the browser inserts it when something uses it.
 */
export function renderedStyles(cache: EmotionCache, markup: string): string {
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(markup);
  const globalKey = `${cache.key}-global`;
  // Emotion counts animations among the global styles; like rules, they come once and belong to nobody.
  const isGlobal = ({ key, ids }: (typeof styles)[number]) =>
    key === globalKey && !ids.some((id) => id.startsWith('animation-'));
  const globals = styles
    .filter(isGlobal)
    // `data-s` keeps Emotion from moving the element when it starts.
    .map(({ ids, css }) => `<style data-emotion="${globalKey} ${ids.join(' ')}" data-s>${css}</style>`);
  const own = styles.filter((style) => !isGlobal(style));
  const names = [cache.key, ...own.flatMap(({ ids }) => ids)].join(' ');
  const rules = own.map(({ css }) => css).join('');
  return `${globals.join('')}<style ${RENDERED_STYLES}="${names}">${rules}</style>`;
}
