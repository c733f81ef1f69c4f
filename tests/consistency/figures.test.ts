import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { measure, unpricedShare } from '../../server/content/figures/measures.ts';
import { type Fact } from '../../src/content/facts/fact.ts';
import { facts, isFactId } from '../../src/content/facts/facts.ts';
import { navigationPaths } from '../../src/content/navigation.ts';
import { isWrittenIn, loadBody } from '../../src/content/pages/bodies.ts';
import { textsOf } from '../../src/content/pages/texts.ts';
import { languages } from '../../src/i18n/languages.ts';
import { bareFigures } from '../support/bareFigures.ts';
import { localeTexts } from '../support/localeTexts.ts';

// Words in components are not looked at: `words.test.ts` proves that there are none.

const ARTICLES = new URL('../../server/content/articles/', import.meta.url);

/** Articles whose round numbers are a worked example of an invented firm, and say so there. */
const EXAMPLES: ReadonlySet<string> = new Set([
  'beneficial-owner-register-ubo.md',
  'free-zone-zero-percent-qualifying-income.md',
  'small-business-relief-ends-2026.md',
  'uae-corporate-tax-first-company.md',
]);

/** Single figures that are no facts, with the reason. */
const NO_FACTS: readonly (readonly [where: RegExp, figure: RegExp, why: string])[] = [
  [/^\w+\.blog\.newsLead$/, /^10,000$/, 'a number of the firm’s own, which the specification words (BL-01)'],
  [/^\w+\.home\./, /^(?:7\D+|2\D+|100%)$/, 'words of the specification (HO-06, HO-09)'],
  [/^\w+\.deadlines\./, /^(?:1\D+|31\D+)$/, 'dates of the example by which the authority counts'],
  [/^mainland-free-zone-or-offshore\.md$/, /^0%$/, 'a mistake that is quoted'],
  [/^vat-registration-uae\.md$/, /^1,0[05]0/, 'the price of an invented lesson'],
];

const isAllowed = (where: string, figure: string) =>
  EXAMPLES.has(where) || NO_FACTS.some(([place, known]) => place.test(where) && known.test(figure));

const strays = (where: string, text: string) =>
  bareFigures(text).flatMap((figure) => (isAllowed(where, figure) ? [] : [`${where}: ${figure}`]));

const bodies = await Promise.all(
  navigationPaths.flatMap((path) =>
    languages
      .map(({ code }) => code)
      .filter((language) => isWrittenIn(path, language))
      .map(async (language) => ({ path, language, page: (await loadBody(path, language)).page })),
  ),
);

describe('figures', () => {
  it('PG-04 no amount, rate, date or threshold stands in a page without a fact', () => {
    expect(
      bodies.flatMap(({ path, language, page }) =>
        textsOf(page).flatMap((text) => strays(`${language}${path}`, text)),
      ),
    ).toEqual([]);
  });

  it('PG-04 none stands in an article', () => {
    const found = readdirSync(ARTICLES).flatMap((file) => {
      const [, , body = ''] = readFileSync(new URL(file, ARTICLES), 'utf8').split(/^---$/m);
      return strays(file, body);
    });
    expect(found).toEqual([]);
  });

  it.each(languages)('PG-04 none stands in the words of the interface ($code)', ({ code }) => {
    expect([...localeTexts(code)].flatMap(([key, text]) => strays(`${code}.${key}`, text))).toEqual([]);
  });

  it('PG-04 a figure that says “about” itself is not introduced by it once more', () => {
    const twice = bodies.flatMap(({ path, page }) =>
      textsOf(page).flatMap((text) =>
        [...text.matchAll(/(?:\babout|نحو|تقریباً|लगभग)\s+\{\{([\da-z-]+)\}\}/gi)].flatMap(([, id = '']) => {
          const fact: Fact | undefined = isFactId(id) ? facts[id] : undefined;
          return fact?.certainty === 'about' ? [`${path}: ${id}`] : [];
        }),
      ),
    );
    expect(twice).toEqual([]);
  });

  it('PG-04 at most a quarter of the cost rows names no figure', () => {
    const measured = bodies.flatMap(({ path, language, page }) =>
      language === 'en' ? [measure(path, page)] : [],
    );
    expect(measured.length).toBeGreaterThan(100);
    expect(unpricedShare(measured)).toBeLessThanOrEqual(0.25);
  });
});
