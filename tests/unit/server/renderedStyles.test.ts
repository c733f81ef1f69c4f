import { serializeStyles } from '@emotion/serialize';
import { insertStyles } from '@emotion/utils';
import { describe, expect, it } from 'vitest';
import { renderedStyles } from '../../../server/prerender/renderedStyles.ts';
import { createEmotionCache } from '../../../src/app/theme/emotionCache.ts';

describe('the styles of a prerendered page', () => {
  it('QU-05 names the rules that it has, and no others: the browser inserts those when something uses them', () => {
    const cache = createEmotionCache('ltr');
    const worn = serializeStyles([{ color: 'teal' }]);
    const merged = serializeStyles([{ color: 'navy' }]);
    insertStyles(cache, worn, true);
    insertStyles(cache, merged, false);
    expect(renderedStyles(cache, `<p class="css-${worn.name}"></p>`)).toBe(
      `<style data-rendered-styles="css ${worn.name}">.css-${worn.name}{color:teal;}</style>`,
    );
  });
});
