import { textDirection } from '../../shared/text/script.ts';
import { yieldToMain } from '../../shared/yieldToMain.ts';
import type { SumCurrency } from './amount.ts';
import { withCertainty } from './certainty.ts';
import { currencyWord, hasCurrencyWords } from './currencyWords.ts';
import type { Fact, FactUnit, IsoDay } from './fact.ts';
import { declined } from './urduCases.ts';

/** What of a fact is written: a worked-out amount has no more than that. */
export type FormattedFact = Pick<Fact, 'value' | 'unit' | 'certainty'>;

/** An amount without its currency, with the digits that a currency's own format has. */
const AMOUNT: Intl.NumberFormatOptions = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
};

const CURRENCY: Intl.NumberFormatOptions = { ...AMOUNT, style: 'currency', currencyDisplay: 'code' };

const DURATION: Intl.NumberFormatOptions = { style: 'unit', unitDisplay: 'long' };

type NumberFormatName = Exclude<FactUnit, 'date' | 'text'> | 'amount';

const NUMBER_OPTIONS: Readonly<Record<NumberFormatName, Intl.NumberFormatOptions>> = {
  amount: AMOUNT,
  AED: { ...CURRENCY, currency: 'AED' },
  USD: { ...CURRENCY, currency: 'USD' },
  GBP: { ...CURRENCY, currency: 'GBP' },
  EUR: { ...CURRENCY, currency: 'EUR' },
  day: { ...DURATION, unit: 'day' },
  week: { ...DURATION, unit: 'week' },
  month: { ...DURATION, unit: 'month' },
  year: { ...DURATION, unit: 'year' },
  count: {},
  '%': { maximumFractionDigits: 2 },
};

/** Makes something for a key once: the platform takes a phone's milliseconds for each formatter, and a page has forty figures. */
function once<K extends string, T>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, T>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

const localeOf = once((tag) => new Intl.Locale(tag, { numberingSystem: 'latn', calendar: 'gregory' }));

// In UTC throughout: a legal date must not move by a day with the reader's time zone.
const datesIn = once((tag) => new Intl.DateTimeFormat(localeOf(tag), { dateStyle: 'long', timeZone: 'UTC' }));

/** Hindi's own locale groups by lakhs ("30,00,000"), while `smallAmount` and what is written by hand group by thousands. */
const groupedAs = (tag: string): string => (localeOf(tag).language === 'hi' ? 'en' : tag);

const numbersIn = once((tag) =>
  once((name: NumberFormatName) => {
    const options = NUMBER_OPTIONS[name];
    return new Intl.NumberFormat(localeOf(options.style === 'unit' ? tag : groupedAs(tag)), options);
  }),
);

/**
 * Opens what a page's figures are written with, each in a task of its own and once for a language: with the first of each
 * the browser reads its data, which takes a phone some 50 ms (QU-04). Takes a BCP 47 tag, for example `en` or `ar`.
 */
export const openFormats = once(async (locale) => {
  localeOf(locale);
  const needed = hasCurrencyWords(localeOf(locale).language)
    ? (['amount', 'day'] as const)
    : (['AED'] as const);
  for (const name of needed) {
    await yieldToMain();
    numbersIn(locale)(name);
  }
  await yieldToMain();
  datesIn(locale);
  await yieldToMain();
});

/** Writes a day as a long date. */
export const longDateIn = (day: string, locale: string): string =>
  datesIn(locale).format(new Date(`${day}T00:00:00Z`));

const isCurrency = (unit: NumberFormatName): unit is SumCurrency => NUMBER_OPTIONS[unit].style === 'currency';

/** After a name in Latin letters, digits would run on from the left: "IFZA 100" before its درهم. A mark begins a new run. */
const startsRun = (locale: string): string =>
  textDirection(localeOf(locale).language) === 'rtl' ? '\u200F' : '';

function formatValue({ value, unit }: FormattedFact, locale: string): string {
  if (typeof value === 'string') {
    return unit === 'date' ? longDateIn(value, locale) : value;
  }
  if (unit === 'date' || unit === 'text') {
    throw new RangeError(`A fact counted in "${unit}" needs its value as text`);
  }
  const last = typeof value === 'number' ? value : value[1];
  const word = isCurrency(unit) ? currencyWord(unit, last, localeOf(locale).language) : undefined;
  const numbers = numbersIn(locale)(word === undefined ? unit : 'amount');
  const text = typeof value === 'number' ? numbers.format(value) : numbers.formatRange(value[0], value[1]);
  if (word !== undefined) return `${startsRun(locale)}${text}\u00A0${word}`;
  // By hand: the percent style would repeat the sign in a range, "22% – 24%". All our languages put it last.
  return unit === '%' ? `${text}%` : text;
}

/**
 * A fact's value as it is shown in a text: "AED 375,000", "9%", "AED 7,900–12,900", "9 months",
 * "about AED 7,500"; in Arabic, Urdu and Hindi with the currency's word: "375,000 درهم". Digits are Latin in every
 * language, the calendar Gregorian; between a currency and its number stands a no-break space.
 * @param locale a BCP 47 tag, for example `en` or `ar`
 * @throws RangeError when the tag or a date is malformed, or value and unit do not go together
 */
export function formatFact(fact: FormattedFact, locale: string): string {
  const text = formatValue(fact, locale);
  // A day is this one or none.
  return fact.unit === 'date' ? text : withCertainty(text, fact.certainty, localeOf(locale).language);
}

/** A fact's value as `formatFact` writes it, in the form that its language asks for between two texts. */
export function factBetween(before: string, fact: FormattedFact, after: string, locale: string): string {
  const text = formatFact(fact, locale);
  return localeOf(locale).language === 'ur' ? declined(text, before, after) : text;
}

/** Whether a rule's last day lies before `today`; a rule without an end has never ended. */
export function hasEnded(fact: Fact, today: IsoDay): boolean {
  // Both are YYYY-MM-DD, so the order of the texts is the order of the days.
  return fact.validTo !== undefined && fact.validTo < today;
}
