import { describe, expect, it } from 'vitest';
import { resolveText } from '../../server/prerender/shown/resolveText.ts';
import { shownPageOf } from '../../server/prerender/shown/resolvePage.ts';
import { navigationPaths } from '../../src/content/navigation.ts';
import { bodyLanguageOf, loadBody } from '../../src/content/pages/bodies.ts';
import { plainText } from '../../src/content/pages/plainText.ts';
import { parseShownPage } from '../../src/content/pages/shownPage.ts';
import { shownPieces } from '../../src/content/pages/shownText.ts';
import { textsOf } from '../../src/content/pages/texts.ts';
import { languages } from '../../src/i18n/languages.ts';

const wordsOf = (text: string) =>
  shownPieces(text)
    .map(({ kind, words }) => (kind === 'ended' ? '' : words))
    .join('');

describe.each(languages)('the data of content pages in $name', ({ code }) => {
  it('PG-08 is parsed to the same value', async () => {
    for (const path of navigationPaths) {
      const shown = await shownPageOf(path, code);
      expect([path, parseShownPage(JSON.stringify(shown))]).toEqual([path, shown]);
      expect([path, shown.readIn !== undefined]).toEqual([path, bodyLanguageOf(path, code) !== code]);
    }
  });

  it('PG-04 has the text and values of the page', async () => {
    for (const path of navigationPaths) {
      const language = bodyLanguageOf(path, code);
      const { page } = await loadBody(path, language);
      const texts = textsOf(page);
      expect(texts.map((text) => wordsOf(resolveText(text, { language, factWords: undefined })))).toEqual(
        texts.map((text) => plainText(text, language)),
      );
    }
  });
});
