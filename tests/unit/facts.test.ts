import { describe, expect, it } from 'vitest';
import { unopenedSources } from '../../scripts/launch/openPoints.ts';
import { currencyWord } from '../../src/content/facts/currencyWords.ts';
import type { Fact } from '../../src/content/facts/fact.ts';
import { facts, isFactId } from '../../src/content/facts/facts.ts';
import { formatFact, hasEnded } from '../../src/content/facts/formatFact.ts';
import { sampleFact } from '../support/sampleFact.ts';

const table: readonly (readonly [string, Fact])[] = Object.entries(facts);

const fact = (changes: Partial<Fact>) => sampleFact({ value: 375_000, ...changes });

/** Replaces special spaces and removes direction marks. */
function plain(text: string): string {
  return text.replaceAll(/[\u200E\u200F\u061C]/gu, '').replaceAll(/\s/gu, ' ');
}

/** The ids of the facts that fail a rule. */
function breaking(rule: (each: Fact, id: string) => boolean): readonly string[] {
  return table.filter(([id, each]) => !rule(each, id)).map(([id]) => id);
}

function isCalendarDay(text: unknown): boolean {
  const time = typeof text === 'string' ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

describe('facts table', () => {
  it('PG-02 every fact has a kebab-case id, a source and a description', () => {
    expect(table.length).toBeGreaterThan(70);
    expect(breaking((_, id) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(id))).toEqual([]);
    // A colon follows the description.
    expect(breaking(({ covers }) => covers.length > 10 && !/[.:]$/u.test(covers))).toEqual([]);
    expect(breaking(({ source }) => source.length > 2)).toEqual([]);
  });

  it('PG-02 every date exists, and a rule ends after it starts', () => {
    expect(breaking(({ checkedOn }) => isCalendarDay(checkedOn))).toEqual([]);
    expect(breaking(({ unit, value }) => unit !== 'date' || isCalendarDay(value))).toEqual([]);
    expect(breaking(({ validFrom }) => validFrom === undefined || isCalendarDay(validFrom))).toEqual([]);
    expect(breaking(({ validTo }) => validTo === undefined || isCalendarDay(validTo))).toEqual([]);
    expect(breaking(({ validFrom = '0000-01-01', validTo = '9999-12-31' }) => validFrom < validTo)).toEqual(
      [],
    );
  });

  it('PG-04 every fact has a source with an address, except prices of the firm and of agents', () => {
    const SELLERS = /^(?:Agents’|Our own starting price|Time studies published by agents)/u;
    expect(breaking(({ url, source }) => (url === undefined) === SELLERS.test(source))).toEqual([]);
    expect(breaking(({ url }) => url === undefined || new URL(url).protocol === 'https:')).toEqual([]);
    expect(
      breaking(({ url, certainty, source }) =>
        url === undefined ? certainty !== 'stated' || source.startsWith('Our own') : true,
      ),
    ).toEqual([]);
    expect(breaking(({ publishedOn = '2000-01-01', checkedOn }) => publishedOn <= checkedOn)).toEqual([]);
  });

  it('PG-04 a source has the address of a page, except for those of docs/operations.md', () => {
    expect(unopenedSources(facts).flatMap(({ id, why }) => (why === 'home page' ? [id] : []))).toEqual([
      'shams-licence',
      'rakez-licence',
      'ifza-licence',
      'uae-sbr-last-period-end',
    ]);
  });

  it('PG-02 a disputed figure is a range, and every range is ascending', () => {
    expect(breaking(({ value }) => typeof value !== 'object' || value[0] < value[1])).toEqual([]);
    expect(breaking(({ value, certainty }) => certainty !== 'disputed' || typeof value === 'object')).toEqual(
      [],
    );
  });

  it.each(['en', 'ar', 'ur', 'hi'])('PG-02 every fact is formatted in "%s" with Latin digits', (language) => {
    // "Two years" has no digit in Arabic.
    const foreign = /(?![0-9])\p{Nd}|Invalid|NaN|undefined/u;
    expect(breaking((each) => formatFact(each, language).length > 0)).toEqual([]);
    expect(breaking((each) => !foreign.test(formatFact(each, language)))).toEqual([]);
  });

  it('PG-02 only ids of the table are recognised', () => {
    expect(isFactId('uae-ct-threshold')).toBe(true);
    expect(isFactId('uae-ct-treshold')).toBe(false);
    expect(isFactId('toString')).toBe(false);
  });
});

describe('formatFact', () => {
  it.each([
    [fact({}), 'AED 375,000'],
    [fact({ value: 4000, unit: 'USD' }), 'USD 4,000'],
    [fact({ value: 100, unit: 'GBP' }), '£100'],
    [fact({ value: 1000, unit: 'GBP', certainty: 'about' }), 'about £1,000'],
    [fact({ value: 0.01, unit: 'EUR' }), '€0.01'],
    [fact({ value: [200, 3200], unit: 'EUR' }), '€200–3,200'],
    [fact({ value: 9, unit: '%' }), '9%'],
    [fact({ value: [22, 24], unit: '%', certainty: 'disputed' }), '22–24%'],
    [fact({ value: [7900, 12_900], certainty: 'disputed' }), 'AED 7,900–12,900'],
    [fact({ value: 7500, certainty: 'about' }), 'about AED 7,500'],
    [fact({ value: 9, unit: 'month' }), '9 months'],
    [fact({ value: 1, unit: 'year' }), '1 year'],
    [fact({ value: [15, 17], unit: 'week' }), '15–17 weeks'],
    [fact({ value: 11, unit: 'count' }), '11'],
    [fact({ value: '2026-12-31', unit: 'date' }), '31 December 2026'],
    [fact({ value: '9 months and 1 day', unit: 'text' }), '9 months and 1 day'],
  ])('PG-02 formats case %# in English as "%s"', (given, shown) => {
    expect(plain(formatFact(given, 'en'))).toBe(shown);
  });

  it.each([
    [1, 'week', '1 हफ़्ता'],
    [[15, 17], 'week', '15–17 हफ़्ते'],
    [10, 'year', '10 साल'],
    [3, 'month', '3 महीने'],
  ] as const)('PG-02 LA-04 writes %j of the unit "%s" in Hindi as texts do', (value, unit, shown) => {
    expect(plain(formatFact(fact({ value, unit }), 'hi'))).toBe(shown);
  });

  it('PG-02 has a no-break space after a currency code in English', () => {
    expect(formatFact(fact({}), 'en')).toBe('AED\u00A0375,000');
  });

  it.each([
    ['ar', 'نحو 7,500 درهم'],
    ['ur', 'تقریباً 7,500 درہم'],
    ['hi', 'लगभग 7,500 दिरहम'],
    ['et', '≈ 7500 AED'],
  ])('PG-02 marks an unconfirmed figure in %s', (language, shown) => {
    expect(plain(formatFact(fact({ value: 7500, certainty: 'about' }), language))).toBe(shown);
  });

  it.each([
    ['ar', 'AED', [1000, 1003, 11, 0.01], ['1,000 درهم', '1,003 دراهم', '11 درهمًا', '0.01 درهم']],
    ['ar', 'GBP', [5, 13], ['5 جنيهات إسترلينية', '13 جنيهًا إسترلينيًا']],
    ['ar', 'USD', [[2475, 3975]], ['2,475–3,975 دولارًا']],
    ['ar', 'EUR', [0.01, 0.5], ['0.01 يورو', '0.50 يورو']],
    ['ur', 'GBP', [100], ['100 پاؤنڈ']],
    ['hi', 'AED', [375_000, 3_000_000], ['375,000 दिरहम', '3,000,000 दिरहम']],
    ['hi', 'count', [375_000], ['375,000']],
  ] as const)(
    'PG-02 in %s formats %s before the currency, grouped by thousands',
    (language, unit, values, shown) => {
      const written = values.map((value) => plain(formatFact(fact({ value, unit }), language)));
      expect(written).toEqual(shown);
    },
  );

  it('PG-02 begins an Arabic amount with a direction mark and has a no-break space', () => {
    expect(formatFact(fact({}), 'ar')).toBe('\u200F375,000\u00A0درهم');
    expect(formatFact(fact({}), 'ur')).toBe('\u200F375,000\u00A0درہم');
    expect(formatFact(fact({}), 'hi')).toBe('375,000\u00A0दिरहम');
  });

  it('PG-02 uses the plural forms of Arabic currencies', () => {
    const rules = new Intl.PluralRules('ar');
    const forms = { few: 'دراهم', many: 'درهمًا' };
    for (const value of [...Array.from({ length: 211 }, (_, index) => index), 43_354, 375_000, 2.5, 103.5]) {
      const category = rules.select(value);
      const form = category === 'few' || category === 'many' ? forms[category] : 'درهم';
      expect([value, currencyWord('AED', value, 'ar')]).toEqual([value, form]);
    }
  });

  it('PG-02 formats durations and dates in the language', () => {
    expect(plain(formatFact(fact({ value: 9, unit: 'month' }), 'ar'))).toBe('9 أشهر');
    expect(plain(formatFact(fact({ value: 2, unit: 'month' }), 'ar'))).toBe('شهران');
    expect(plain(formatFact(fact({ value: 2, unit: 'month', certainty: 'about' }), 'ar'))).toBe('نحو شهرين');
    expect(plain(formatFact(fact({ value: '2026-12-31', unit: 'date' }), 'hi'))).toBe('31 दिसंबर 2026');
    expect(plain(formatFact(fact({ value: '2026-12-31', unit: 'date' }), 'ar-SA'))).toBe('31 ديسمبر 2026');
  });

  it('PG-02 rejects a value that does not match its unit', () => {
    expect(() => formatFact(fact({ value: 2026, unit: 'date' }), 'en')).toThrow(RangeError);
    expect(() => formatFact(fact({ value: '2026-13-01', unit: 'date' }), 'en')).toThrow(RangeError);
  });
});

describe('hasEnded', () => {
  it('PG-02 a rule applies on its last day and has ended on the next day', () => {
    const relief = facts['uae-sbr-revenue-limit'];
    expect(hasEnded(relief, '2029-12-31')).toBe(false);
    expect(hasEnded(relief, '2030-01-01')).toBe(true);
  });

  it('PG-02 a rule without an end has not ended', () => {
    expect(hasEnded(facts['uae-vat-rate'], '2099-01-01')).toBe(false);
  });
});
