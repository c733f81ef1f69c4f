import { describe, expect, it } from 'vitest';
import { cleanHtml, parsed } from './fixture.ts';
import { lostOf, NOTHING } from './lost.ts';
import { BLOCKS } from './themeTestBlocks.ts';
import { CLASSIC } from './themeTestData.ts';
import { forbiddenContent } from './forbiddenContent.ts';

/** Sanitises a sanitised body again, with one prefix for each id. */
const again = (html: string) =>
  parsed(
    cleanHtml(html, { link: 'https://site.example/blog/a-guide' })
      .replaceAll(/(?:user-content-)+/g, 'user-content-')
      .trim(),
  );

/** Returns lost words and addresses, forbidden content, and changes of a second sanitising. */
function faultsOf(html: string): Record<keyof typeof NOTHING | 'forbidden' | 'changed', string[]> {
  const { words, ...others } = lostOf(html);
  const once = cleanHtml(html).trim();
  const page = parsed(once);
  return {
    // Links to videos have texts without “https://www.”.
    words: words.filter((word) => !['https', 'www'].includes(word)),
    ...others,
    forbidden: forbiddenContent(page),
    // The order of attributes may differ.
    changed: [
      ...(page.innerHTML === once ? [] : [page.innerHTML]),
      ...(again(once).isEqualNode(page) ? [] : [again(once).innerHTML]),
    ],
  };
}

const NO_FAULTS = { ...NOTHING, forbidden: [], changed: [] };

describe('WordPress’ theme test data', () => {
  it.each(Object.entries(CLASSIC))('CS-05 is sanitised without loss: %s', (_, html) => {
    expect(faultsOf(html)).toEqual(NO_FAULTS);
  });

  it.each(Object.entries(BLOCKS))('CS-05 is sanitised without loss: %s', (_, html) => {
    expect(faultsOf(html)).toEqual(NO_FAULTS);
  });

  it('CS-05 is sanitised without loss in one article', () => {
    expect(faultsOf(Object.values({ ...CLASSIC, ...BLOCKS }).join('\n'))).toEqual(NO_FAULTS);
  });
});
