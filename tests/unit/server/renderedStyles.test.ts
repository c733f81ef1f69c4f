import { serializeStyles } from '@emotion/serialize';
import { insertStyles } from '@emotion/utils';
import { describe, expect, it } from 'vitest';
import { renderedStyles, splitStyles } from '../../../server/prerender/renderedStyles.ts';
import { createEmotionCache } from '../../../src/app/theme/emotionCache.ts';

describe('the styles of a prerendered page', () => {
  it('QU-05 are the rules of its elements only; the browser inserts the others when they are used', () => {
    const cache = createEmotionCache('ltr');
    const worn = serializeStyles([{ color: 'teal' }]);
    const merged = serializeStyles([{ color: 'navy' }]);
    insertStyles(cache, worn, true);
    insertStyles(cache, merged, false);
    expect(renderedStyles(cache, `<p class="css-${worn.name}"></p>`)).toBe(
      `<style data-rendered-styles="css">.css-${worn.name}{color:teal;}</style>`,
    );
  });

  it('QU-04 have the variables that the first screen uses; Emotion’s element with all variables follows later', () => {
    const cache = createEmotionCache('ltr');
    const globals = serializeStyles([
      ':root{--mui-ink:black;--mui-soft:color-mix(in oklch, var(--mui-ink), white);--mui-error:red;}',
    ]);
    cache.insert('', globals, cache.sheet, false);
    cache.inserted[globals.name] = globals.styles;
    const first = serializeStyles([{ color: 'var(--mui-soft)' }]);
    const later = serializeStyles([{ color: 'var(--mui-error)' }]);
    for (const styles of [first, later]) insertStyles(cache, styles, true);
    const beginning = `<h1 class="css-${first.name}"></h1>`;
    const split = splitStyles(cache, beginning, `${beginning}<p class="css-${later.name}"></p>`);
    expect(split).toEqual({
      first: `<style>:root{--mui-ink:black;--mui-soft:color-mix(in oklch, var(--mui-ink), white);}</style><style data-rendered-styles="css">.css-${first.name}{color:var(--mui-soft);}</style>`,
      later: expect.stringContaining(`.css-${later.name}{color:var(--mui-error);}`),
    });
    expect(split.later).toMatch(/<style data-emotion="css-global \w+" data-s>:root\{--mui-ink/);
  });
});
