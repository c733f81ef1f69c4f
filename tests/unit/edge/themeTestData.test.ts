import { describe, expect, it } from 'vitest';
import { cleanHtml, parsed } from './fixture.ts';
import { lostOf, NOTHING } from './lost.ts';
import { BLOCKS } from './themeTestBlocks.ts';
import { CLASSIC } from './themeTestData.ts';
import { whatMustNotBe } from './whatIsKept.ts';

/** A clean body on its way through the edge once more, from a page of this site; its names have their prefix once. */
const again = (html: string) =>
  parsed(
    cleanHtml(html, { link: 'https://site.example/blog/a-guide' })
      .replaceAll(/(?:user-content-)+/g, 'user-content-')
      .trim(),
  );

/** What is lost of a body, what harmful is left of it, and what it becomes when it is read again if that is another. */
function faultsOf(html: string): Record<keyof typeof NOTHING | 'harmful' | 'changed', string[]> {
  const { words, ...others } = lostOf(html);
  const once = cleanHtml(html).trim();
  const page = parsed(once);
  return {
    // The link to a film is its address without what all addresses begin with.
    words: words.filter((word) => !['https', 'www'].includes(word)),
    ...others,
    harmful: whatMustNotBe(page),
    // As nodes: attributes may stand in another order.
    changed: [
      ...(page.innerHTML === once ? [] : [page.innerHTML]),
      ...(again(once).isEqualNode(page) ? [] : [again(once).innerHTML]),
    ],
  };
}

const NO_FAULTS = { ...NOTHING, harmful: [], changed: [] };

describe('WordPress’ theme test data, kind by kind', () => {
  it.each(Object.entries(CLASSIC))('CS-05 %s', (_, html) => {
    expect(faultsOf(html)).toEqual(NO_FAULTS);
  });

  it.each(Object.entries(BLOCKS))('CS-05 %s', (_, html) => {
    expect(faultsOf(html)).toEqual(NO_FAULTS);
  });

  it('CS-05 all of it in one article', () => {
    expect(faultsOf(Object.values({ ...CLASSIC, ...BLOCKS }).join('\n'))).toEqual(NO_FAULTS);
  });
});
