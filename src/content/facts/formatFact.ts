import { textDirection } from '../../shared/text/script.ts';
import type { SumCurrency } from './amount.ts';
import { withCertainty } from './certainty.ts';
import { currencyWord } from './currencyWords.ts';
import type { Fact, FactUnit, IsoDay } from './fact.ts';
import { declined } from './urduCases.ts';

/** The part of a fact that is formatted; computed amounts have no more. */
export type FormattedFact = Pick<Fact, 'value' | 'unit' | 'certainty'>;

/** The format of an amount without its currency. */
const AMOUNT: Intl.NumberFormatOptions = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
};

const CURRENCY: Intl.NumberFormatOptions = { ...AMOUNT, style: 'currency', currencyDisplay: 'code' };

/** Amounts with a currency symbol where the language has no word for the currency: “£100”. */
const SYMBOL: Intl.NumberFormatOptions = { ...CURRENCY, currencyDisplay: 'narrowSymbol' };

const DURATION: Intl.NumberFormatOptions = { style: 'unit', unitDisplay: 'long' };

type NumberFormatName = Exclude<FactUnit, 'date' | 'text'> | 'amount';

const NUMBER_OPTIONS: Readonly<Record<NumberFormatName, Intl.NumberFormatOptions>> = {
  amount: AMOUNT,
  AED: { ...CURRENCY, currency: 'AED' },
  USD: { ...CURRENCY, currency: 'USD' },
  GBP: { ...SYMBOL, currency: 'GBP' },
  EUR: { ...SYMBOL, currency: 'EUR' },
  day: { ...DURATION, unit: 'day' },
  week: { ...DURATION, unit: 'week' },
  month: { ...DURATION, unit: 'month' },
  year: { ...DURATION, unit: 'year' },
  count: {},
  '%': { maximumFractionDigits: 2 },
};

/** Caches a result per key: creating a formatter takes milliseconds on a phone, and a page has forty figures. */
function once<K extends string, T>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, T>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

const localeOf = once((tag) => new Intl.Locale(tag, { numberingSystem: 'latn', calendar: 'gregory' }));

/** English dates are British. */
const datedAs = (tag: string): string => (tag === 'en' ? 'en-GB' : tag);

// UTC: a legal date does not depend on the user's time zone.
const datesIn = once(
  (tag) => new Intl.DateTimeFormat(localeOf(datedAs(tag)), { dateStyle: 'long', timeZone: 'UTC' }),
);

/** Hindi's locale groups by lakhs ("30,00,000"), but `smallAmount` and texts group by thousands. */
const groupedAs = (tag: string): string => (localeOf(tag).language === 'hi' ? 'en' : tag);

const numbersIn = once((tag) =>
  once((name: NumberFormatName) => {
    const options = NUMBER_OPTIONS[name];
    return new Intl.NumberFormat(localeOf(options.style === 'unit' ? tag : groupedAs(tag)), options);
  }),
);

/** Formats a date in its long form. */
export const longDateIn = (day: string, locale: string): string =>
  datesIn(locale).format(new Date(`${day}T00:00:00Z`));

const isCurrency = (unit: NumberFormatName): unit is SumCurrency => NUMBER_OPTIONS[unit].style === 'currency';

/** After a Latin name, digits would continue its run: "IFZA 100" before its درهم. A mark starts a new run. */
const startsRun = (locale: string): string =>
  textDirection(localeOf(locale).language) === 'rtl' ? '\u200F' : '';

/** Hindi texts say हफ़्ता and साल, `Intl` सप्ताह and वर्ष. */
const asSpoken = (text: string, last: number): string =>
  text.replace('सप्ताह', last === 1 ? 'हफ़्ता' : 'हफ़्ते').replace('वर्ष', 'साल');

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
  // The percent style repeats the sign in a range, "22% – 24%". All our languages have it last.
  if (unit === '%') return `${text}%`;
  // A currency symbol too: "€200 – €400".
  if (isCurrency(unit)) return text.replace(/\s?–\s?[£€]/u, '–');
  return localeOf(locale).language === 'hi' ? asSpoken(text, last) : text;
}

/**
 * Formats a fact's value: "AED 375,000", "£100", "€200–400", "9%", "9 months", "about AED 7,500"; in Arabic, Urdu and
 * Hindi with the currency's name: "375,000 درهم". Digits are Latin, the calendar is Gregorian, and a no-break space
 * follows a currency code.
 * @param locale a BCP 47 tag, for example `en` or `ar`
 * @throws RangeError for a malformed tag or date, or a value that does not match its unit
 */
export function formatFact(fact: FormattedFact, locale: string): string {
  const text = formatValue(fact, locale);
  // A date is exact.
  return fact.unit === 'date' ? text : withCertainty(text, fact.certainty, localeOf(locale).language);
}

/** Formats a fact's value, inflected for the text around it. */
export function factBetween(before: string, fact: FormattedFact, after: string, locale: string): string {
  const text = formatFact(fact, locale);
  return localeOf(locale).language === 'ur' ? declined(text, before, after) : text;
}

/** Returns true when a rule's last day is before `today`. */
export function hasEnded(fact: Fact, today: IsoDay): boolean {
  return fact.validTo !== undefined && fact.validTo < today;
}
