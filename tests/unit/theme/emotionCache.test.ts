// @vitest-environment jsdom
import { serializeStyles } from '@emotion/serialize';
import { insertStyles } from '@emotion/utils';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEmotionCache, loadDirection } from '../../../src/app/theme/emotionCache.ts';

const styleElements = () => [...document.querySelectorAll('style')];

/** Inserts a style as a component does, and gives the CSS text that the cache has written. */
function inserted(direction: 'ltr' | 'rtl', styles: Record<string, string | number>): string {
  const cache = createEmotionCache(direction);
  // Elements show their rules as text.
  cache.sheet.isSpeedy = false;
  insertStyles(cache, serializeStyles([styles]), true);
  return styleElements()
    .map((element) => element.textContent)
    .join('');
}

describe('the cache of Emotion', () => {
  beforeAll(() => loadDirection('rtl'));
  afterEach(() => document.head.replaceChildren());

  it('LA-03 mirrors physical properties for right-to-left pages, and no logical ones', () => {
    expect(inserted('ltr', { marginLeft: 4, textAlign: 'left' })).toContain(
      'margin-left:4px;text-align:left;',
    );
    document.head.replaceChildren();
    expect(inserted('rtl', { marginLeft: 4, textAlign: 'left', paddingInlineStart: 2 })).toContain(
      'margin-right:4px;text-align:right;padding-inline-start:2px;',
    );
  });

  it('QU-05 takes over the styles that the page came with, where they stand', () => {
    const { name, styles } = serializeStyles([{ color: 'teal' }]);
    document.head.innerHTML = `<meta><style data-rendered-styles="css">.css-${name}{${styles}}</style><style>i{}</style>`;
    const before = styleElements();
    const cache = createEmotionCache('ltr');
    insertStyles(cache, serializeStyles([{ color: 'teal' }]), true);
    expect(styleElements()).toEqual(before);
    insertStyles(cache, serializeStyles([{ color: 'navy' }]), true);
    // What comes later stands behind them and before the site's own sheet.
    const [rendered, later, own, ...others] = styleElements();
    expect([rendered, own, others]).toEqual([before[0], before[1], []]);
    expect(later?.dataset['emotion']).toBe('css');
  });

  it('QU-05 takes over the styles after the first screen, and keeps them when the part around them is removed', async () => {
    document.head.innerHTML =
      '<style data-rendered-styles="css">.css-a1{color:teal}</style><style>i{}</style>';
    document.body.innerHTML =
      '<main><style id="first-screen-end" data-rendered-styles="css">.css-b2{color:navy}</style></main><i id="whole"></i>';
    const [first, own, later] = styleElements();
    const cache = createEmotionCache('ltr');
    expect(cache.inserted).toEqual({ a1: true, b2: true });
    expect(later?.parentElement?.tagName).toBe('MAIN');
    document.querySelector('main')?.remove();
    await vi.waitFor(() => expect(styleElements()).toEqual([first, later, own]));
  });

  it('LA-03 leaves the styles of the other direction alone', () => {
    document.head.innerHTML = '<style data-rendered-styles="css">.css-a1{color:teal}</style>';
    expect(createEmotionCache('rtl').inserted).toEqual({});
    expect(createEmotionCache('ltr').inserted).toEqual({ a1: true });
  });
});
