import { describe, expect, it } from 'vitest';
import { measure, unpricedShare } from '../../scripts/facts/measures.ts';
import { arabicFacts } from '../../src/content/facts/arabic.ts';
import { type Fact } from '../../src/content/facts/fact.ts';
import { type FactId, facts, isFactId } from '../../src/content/facts/facts.ts';
import type { FactWords } from '../../src/content/facts/factWords.ts';
import { hindiFacts } from '../../src/content/facts/hindi.ts';
import { urduFacts } from '../../src/content/facts/urdu.ts';
import { navigationPaths } from '../../src/content/navigation.ts';
import { isWrittenIn, loadBody } from '../../src/content/pages/bodies.ts';
import { textsOf } from '../../src/content/pages/texts.ts';
import { languages } from '../../src/i18n/languages.ts';
import { articleTexts } from '../support/articles.ts';
import { bareFigures } from '../support/bareFigures.ts';
import { localeTexts } from '../support/localeTexts.ts';

/** Articles with a worked example of an invented firm. */
const EXAMPLES: ReadonlySet<string> = new Set([
  'beneficial-owner-register-ubo.md',
  'free-zone-zero-percent-qualifying-income.md',
  'small-business-relief-uae.md',
  'uae-corporate-tax-first-company.md',
]);

/** Figures that are no facts, with the reason. */
const NO_FACTS: readonly (readonly [where: RegExp, figure: RegExp, why: string])[] = [
  [/^\w+\.blog\.newsLead$/, /^10,000$/, 'a number of the firm, worded in the specification (BL-01)'],
  [/^\w+\.home\./, /^(?:7\D+|2\D+|100%)$/, 'text of the specification (HO-06, HO-09)'],
  [/^\w+\.deadlines\./, /^(?:1\D+|31\D+)$/, 'dates of the example by which the authority counts'],
  [/^mainland-free-zone-or-offshore\.md$/, /^0%$/, 'a mistake that is quoted'],
  [/^vat-registration-uae\.md$/, /^1,0[05]0/, 'the price of an invented lesson'],
  [/^vat-registration-uae\.md$/, /^(?:22|35|48|51|64|80|382),000$/, 'sales of the invented shop'],
  [/^vat-registration-uae\.md$/, /^30 (?:November|December)$/, 'dates of the worked example'],
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

const LAST_CHECK =
  Object.values<Fact>(facts)
    .map(({ checkedOn }) => checkedOn)
    .toSorted()
    .at(-1) ?? '';

describe('figures', () => {
  it('PG-04 every amount, rate, date and threshold of a page is a fact', () => {
    expect(
      bodies.flatMap(({ path, language, page }) =>
        textsOf(page).flatMap((text) => strays(`${language}${path}`, text)),
      ),
    ).toEqual([]);
  });

  it('PG-04 every figure of an article is a fact', () => {
    const found = [...articleTexts].flatMap(([file, text]) => strays(file, text.split(/^---$/m)[2] ?? ''));
    expect(found).toEqual([]);
  });

  it.each(languages)('PG-04 every figure of the interface is a fact ($code)', ({ code }) => {
    expect([...localeTexts(code)].flatMap(([key, text]) => strays(`${code}.${key}`, text))).toEqual([]);
  });

  it('PG-04 the text before a figure does not repeat its “about”', () => {
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

  it('PG-05 the key figures of a page are two or three valid facts with short labels', () => {
    const given = bodies.flatMap(({ path, language, page }) =>
      page.keyFigures ? [{ where: `${language}${path}`, figures: page.keyFigures }] : [],
    );
    expect(given.length).toBeGreaterThan(150);
    const wrong = given.filter(
      ({ figures }) =>
        figures.length < 2 ||
        figures.length > 3 ||
        figures.some(({ label, fact }) => {
          const { validTo }: Fact = facts[fact];
          return (
            /\d/.test(label) || label.split(' ').length > 8 || (validTo !== undefined && validTo < LAST_CHECK)
          );
        }),
    );
    expect(wrong).toEqual([]);
  });

  it('PG-04 at most a quarter of the cost rows has no figure', () => {
    const measured = bodies.flatMap(({ path, language, page }) =>
      language === 'en' ? [measure(path, page)] : [],
    );
    expect(measured.length).toBeGreaterThan(100);
    expect(unpricedShare(measured)).toBeLessThanOrEqual(0.25);
  });
});

interface Translation {
  readonly words: FactWords;
  readonly script: RegExp;
  /** Punctuation that the language does not use. */
  readonly foreignSigns: RegExp;
  /** The prefix of an unconfirmed figure. */
  readonly about: string;
}

const ids = Object.keys(facts).filter(isFactId);

/** The sorted numbers in a text; “2024–26” is two years, and Arabic writes “and one day” without a digit. */
const numbersOf = (text: string): readonly string[] => {
  const spelt = text
    .replaceAll(/\b(\d\d)(\d\d)–(\d\d)\b/g, '$1$2 $1$3')
    .replaceAll(/ويوم واحد|شهر واحد/g, '1');
  return (spelt.match(/\p{Nd}+/gu) ?? []).toSorted();
};

const inArabicScript = { script: /^\P{L}*\p{Script=Arabic}/u, foreignSigns: /[,;?]|\.(?![\da-z])/i };

describe.each<[string, Translation]>([
  ['ar', { words: arabicFacts, ...inArabicScript, about: 'نحو' }],
  ['ur', { words: urduFacts, ...inArabicScript, about: 'تقریباً' }],
  ['hi', { words: hindiFacts, script: /\p{Script=Devanagari}/u, foreignSigns: /[،؛؟۔]/, about: 'लगभग' }],
])('the words of the facts (%s)', (_, { words, script, foreignSigns, about }) => {
  const breaking = (rule: (own: FactWords[FactId], english: Fact) => boolean) =>
    ids.filter((id) => !rule(words[id], facts[id]));
  const textsIn = ({ covers, source, value }: FactWords[FactId]) => [covers, source, value ?? ''];

  it('PG-02 have a translated value exactly where the English value is text', () => {
    const isWords = ({ unit, value }: Fact) => unit === 'text' && /\p{L}/u.test(String(value));
    expect(breaking((own, english) => (own.value !== undefined) === isWords(english))).toEqual([]);
  });

  it('PG-04 contain the same numbers as the English texts, in Western digits', () => {
    const sameNumbers = (own: string, english: string) => numbersOf(own).join() === numbersOf(english).join();
    expect(
      breaking(
        (own, english) =>
          sameNumbers(own.covers, english.covers) &&
          sameNumbers(own.source, english.source) &&
          (own.value === undefined || sameNumbers(own.value, String(english.value))),
      ),
    ).toEqual([]);
  });

  it('LA-04 use the script and punctuation of the language, and end without punctuation', () => {
    expect(breaking(({ covers, value = covers }) => script.test(covers) && script.test(value))).toEqual([]);
    expect(breaking((own) => textsIn(own).every((text) => !foreignSigns.test(text)))).toEqual([]);
    expect(breaking((own) => textsIn(own).every((text) => !/[.:;،؛۔।]$|^\s|\s$|\s{2}/u.test(text)))).toEqual(
      [],
    );
  });

  it('PG-04 have no “about” in a value, which the figure adds', () => {
    expect(breaking(({ value = '' }) => !value.includes(about))).toEqual([]);
  });
});
