import type { Fact, FactUnit, IsoDay } from './fact.ts';

/** The word for "about" before an unconfirmed figure, by language code. */
const ABOUT: Readonly<Record<string, string>> = {
  en: 'about',
  ar: 'نحو',
  ur: 'تقریباً',
  hi: 'लगभग',
};

/** For a language without a word of its own the sign is understood everywhere. */
const ABOUT_SIGN = '≈';

const CURRENCY: Intl.NumberFormatOptions = {
  style: 'currency',
  currencyDisplay: 'code',
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
};

const DURATION: Intl.NumberFormatOptions = { style: 'unit', unitDisplay: 'long' };

const NUMBER_OPTIONS: Readonly<Record<Exclude<FactUnit, 'date' | 'text'>, Intl.NumberFormatOptions>> = {
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

// In UTC throughout: a legal date must not move by a day with the reader's time zone.
function longDate(day: string, locale: Intl.Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

function formatValue({ value, unit }: Fact, locale: Intl.Locale): string {
  if (typeof value === 'string') {
    return unit === 'date' ? longDate(value, locale) : value;
  }
  if (unit === 'date' || unit === 'text') {
    throw new RangeError(`A fact counted in "${unit}" needs its value as text`);
  }
  const numbers = new Intl.NumberFormat(locale, NUMBER_OPTIONS[unit]);
  const text = typeof value === 'number' ? numbers.format(value) : numbers.formatRange(value[0], value[1]);
  // By hand: the percent style would repeat the sign in a range, "22% – 24%". All our languages put it last.
  return unit === '%' ? `${text}%` : text;
}

/**
 * A fact's value as it is shown in a text: "AED 375,000", "9%", "AED 7,900–12,900", "9 months",
 * "about AED 7,500". Digits are Latin in every language, the calendar Gregorian; between a currency's
 * code and its number stands a no-break space.
 * @param locale a BCP 47 tag, for example `en` or `ar`
 * @throws RangeError when the tag or a date is malformed, or value and unit do not go together
 */
export function formatFact(fact: Fact, locale: string): string {
  const shownIn = new Intl.Locale(locale, { numberingSystem: 'latn', calendar: 'gregory' });
  const text = formatValue(fact, shownIn);
  return fact.certainty === 'about' ? `${ABOUT[shownIn.language] ?? ABOUT_SIGN} ${text}` : text;
}

/** Whether a rule's last day lies before `today`; a rule without an end has never ended. */
export function hasEnded(fact: Fact, today: IsoDay): boolean {
  // Both are YYYY-MM-DD, so the order of the texts is the order of the days.
  return fact.validTo !== undefined && fact.validTo < today;
}
