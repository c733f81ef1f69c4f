import { describe, expect, it } from 'vitest';
import { hasBody, isWrittenIn, loadBody } from '../../src/content/pages/bodies.ts';
import { plainText } from '../../src/content/pages/plainText.ts';
import { factsOf, textsOf } from '../../src/content/pages/texts.ts';
import { navigationPaths } from '../../src/content/navigation.ts';
import { defaultLanguage, languages } from '../../src/i18n/languages.ts';
import { linksOf, plainWords, sentencesOf, shapeOf } from '../support/pageBodies.ts';

const TRANSLATED = languages.map(({ code }) => code).filter((code) => code !== defaultLanguage);
const MOST_ASKED = [
  '/business-guide/how-to-start-a-business-in-dubai',
  '/business-guide/costs-timelines',
  '/licensing/mainland-company-dubai',
  '/licensing/free-zone-company-uae',
  '/business-guide/free-zone-comparison',
  '/business-guide/bank-account-guide',
  '/business-guide/documents-checklist',
  '/business-guide/corporate-tax-basics',
  '/accounting/vat-registration-uae',
  '/visa/golden-visa-uae',
  '/visa/family-visa-uae',
  '/visa/work-visa-uae',
  '/visa/freelance-visa-dubai',
  '/faq',
  '/packages',
  '/services/pricing',
  '/process',
  '/uk',
  '/europe',
  '/company/contact',
  '/company/about',
];

const english = new Map(
  await Promise.all(
    navigationPaths.filter(hasBody).map(async (path) => [path, (await loadBody(path, 'en')).page] as const),
  ),
);
const translations = await Promise.all(
  [...english].flatMap(([path, en]) =>
    TRANSLATED.filter((code) => isWrittenIn(path, code)).map(async (code) => ({
      path,
      code,
      en,
      page: (await loadBody(path, code)).page,
    })),
  ),
);

describe.each(translations)('the page $path in $code', ({ en, page }) => {
  it('PG-01 has the same blocks, facts and related pages as in English', () => {
    expect(shapeOf(page)).toEqual(shapeOf(en));
    expect([...factsOf(page)].sort()).toEqual([...factsOf(en)].sort());
    expect(page.keyFigures?.map(({ fact }) => fact)).toEqual(en.keyFigures?.map(({ fact }) => fact));
    expect([page.related, page.reviewedOn, page.promises]).toEqual([en.related, en.reviewedOn, en.promises]);
  });
});

// Arabic sentences may link elsewhere.
describe.each(translations.filter(({ code }) => code !== 'ar'))('the page $path in $code', ({ en, page }) => {
  it('PG-01 has the same links as in English', () => {
    expect(linksOf(page)).toEqual(linksOf(en));
  });
});

describe.each(TRANSLATED)('the most visited pages', (code) => {
  it(`LA-04 are written in ${code}`, () => {
    expect(MOST_ASKED.filter((path) => !isWrittenIn(path, code))).toEqual([]);
  });
});

describe.each([defaultLanguage, ...TRANSLATED])('the pages in %s', (language) => {
  it('PG-01 have no sentence in common', () => {
    const pages =
      language === defaultLanguage
        ? [...english].map(([path, page]) => ({ path, page }))
        : translations.filter(({ code }) => code === language);
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { path, page } of pages) {
      for (const sentence of new Set(sentencesOf(plainWords(page)))) {
        const first = seen.get(sentence);
        if (first) twice.push(`${first} and ${path}: ${sentence}`);
        else seen.set(sentence, path);
      }
    }
    expect(twice).toEqual([]);
  });
});

// The formatter writes the nominative.
const WRONG_DUAL =
  /(?:^|[^\p{L}])(?:لمدة|مدة|خلال|بعد|قبل|منذ|من|إلى|حتى|في|كل|على|نحو) (?:يومان|أسبوعان|شهران|سنتان)/u;

const ASKS_FOR_PERMISSION = /(?:^|[.!?] )(?:Can|May|Could) /;
const ARABIC_MODAL = /يمكن|يجوز|يحق|ستطيع|(?:لي|لك|له) أن/u;

function questionsOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    key === 'question' && typeof item === 'string' ? [item] : questionsOf(item),
  );
}

describe.each(translations.filter(({ code }) => code === 'ar'))(
  'the page $path in Arabic',
  ({ en, page }) => {
    // Without a modal, an Arabic question asks whether something happens.
    it('LA-04 asks with a modal verb where the English question does', () => {
      const arabic = questionsOf(page);
      expect(
        questionsOf(en)
          .map((question, index) => [question, arabic[index] ?? ''] as const)
          .filter(
            ([question, translated]) => ASKS_FOR_PERMISSION.test(question) && !ARABIC_MODAL.test(translated),
          ),
      ).toEqual([]);
    });

    it('LA-04 has no dual of a figure after a preposition', () => {
      expect(
        textsOf(page)
          .map((text) => plainText(text, 'ar'))
          .filter((text) => WRONG_DUAL.test(text)),
      ).toEqual([]);
    });
  },
);
