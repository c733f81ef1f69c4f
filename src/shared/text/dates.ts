interface DateParts {
  readonly day: number;
  readonly month: string;
  readonly year: number;
}

/**
 * Returns the parts of an ISO date; `months` are names from January on, separated by bars. Undefined for invalid dates.
 * `Intl` takes 100 ms to initialise on a phone, and its data may differ between server and browser, which fails
 * hydration.
 */
export function dateParts(isoLocal: string, months: string): DateParts | undefined {
  const date = new Date(`${isoLocal.slice(0, 10)}T00:00:00Z`);
  // `Date` converts 30 February to 2 March.
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(isoLocal.slice(8, 10))) return undefined;
  const month = months.split('|')[date.getUTCMonth()] ?? '';
  return { day: date.getUTCDate(), month, year: date.getUTCFullYear() };
}

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Replacements for unnatural forms of `Intl`, by language. */
const SPOKEN: Readonly<Record<string, readonly (readonly [form: string, spoken: string])[]>> = {
  ar: [['هذه الدقيقة', 'قبل لحظات']],
  ur: [
    ['اس منٹ', 'ابھی ابھی'],
    ['دنوں', 'دن'],
    ['گزشتہ کل', 'کل'],
    ['گزشتہ پرسوں', '2 دن پہلے'],
  ],
  // The Hindi words for past and future days are the same.
  hi: [
    ['यह मिनट', 'अभी'],
    ['कल', 'बीता कल'],
    ['परसों', '2 दिन पहले'],
  ],
};

const spoken = (text: string, locale: string): string =>
  (SPOKEN[new Intl.Locale(locale).language] ?? []).reduce(
    (said, [form, better]) => said.replace(form, better),
    text,
  );

/** Returns a relative time such as "2 hours ago"; both times in ms since 1970. */
export function timeAgo(then: number, now: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  for (const [unit, milliseconds] of STEPS) {
    if (passed >= milliseconds) return spoken(words.format(-Math.floor(passed / milliseconds), unit), locale);
  }
  return spoken(words.format(0, 'minute'), locale);
}
