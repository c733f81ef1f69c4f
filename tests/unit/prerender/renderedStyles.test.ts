import { serializeStyles } from '@emotion/serialize';
import { insertStyles } from '@emotion/utils';
import { describe, expect, it } from 'vitest';
import { renderedStyles } from '../../../server/prerender/renderedStyles.ts';
import { createEmotionCache } from '../../../src/app/theme/emotionCache.ts';

describe('the styles of a prerendered page', () => {
  it('QU-05 are the rules of its elements only; the browser inserts the others when they are used', () => {
    const cache = createEmotionCache('ltr');
    const worn = serializeStyles([{ color: 'teal' }]);
    const merged = serializeStyles([{ color: 'navy' }]);
    insertStyles(cache, worn, true);
    insertStyles(cache, merged, false);
    expect(renderedStyles(cache, `<p class="css-${worn.name}"></p>`)).toEqual({
      key: 'css',
      styles: `<style data-rendered-styles="css">.css-${worn.name}{color:teal;}</style>`,
      laterRules: undefined,
    });
  });

  it('QU-04 are those of the first screen, and later those of the other elements', () => {
    const cache = createEmotionCache('ltr');
    const first = serializeStyles([{ color: 'gold' }]);
    const later = serializeStyles([{ color: 'tan' }]);
    for (const styles of [later, first]) insertStyles(cache, styles, true);
    const markup = `<h1 class="css-${first.name}"></h1><style id="first-screen-end"></style><p class="css-${later.name} css-${first.name}"></p>`;
    expect(renderedStyles(cache, markup)).toEqual({
      key: 'css',
      styles: `<style data-rendered-styles="css">.css-${first.name}{color:gold;}</style>`,
      laterRules: `:root{}.css-${later.name}{color:tan;}`,
    });
  });

  it('QU-04 have the variables of the theme that the first screen uses, and later the others', () => {
    const cache = createEmotionCache('ltr');
    const theme = serializeStyles([
      ':root{--mui-ink:black;--mui-soft:color-mix(in oklch, var(--mui-ink), white);--mui-error:red;}',
    ]);
    cache.insert('', theme, cache.sheet, false);
    cache.inserted[theme.name] = theme.styles;
    const first = serializeStyles([{ color: 'var(--mui-soft)' }]);
    insertStyles(cache, first, true);
    const { styles, laterRules } = renderedStyles(
      cache,
      `<h1 class="css-${first.name}"></h1><style id="first-screen-end"></style>`,
    );
    expect(styles).toContain(
      `data-s>:root{--mui-ink:black;--mui-soft:color-mix(in oklch, var(--mui-ink), white);}</style>`,
    );
    expect(laterRules).toBe(':root{--mui-error:red;}');
  });
});
