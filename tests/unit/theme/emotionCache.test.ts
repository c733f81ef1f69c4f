// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEmotionCache, loadDirection } from '../../../src/app/theme/emotionCache.ts';

const styleElements = () => [...document.querySelectorAll('style')];

describe('the cache of Emotion', () => {
  beforeAll(() => loadDirection('rtl'));
  afterEach(() => document.head.replaceChildren());

  it('QU-05 adopts styles below the first screen, and keeps them when their parent is removed', async () => {
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

  it('LA-03 ignores the styles of the other direction', () => {
    document.head.innerHTML = '<style data-rendered-styles="css">.css-a1{color:teal}</style>';
    expect(createEmotionCache('rtl').inserted).toEqual({});
    expect(createEmotionCache('ltr').inserted).toEqual({ a1: true });
  });
});
