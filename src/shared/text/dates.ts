/** What a long date is put together from. */
export interface DateParts {
  readonly day: number;
  /** The month's name. */
  readonly month: string;
  readonly year: number;
}

/**
 * The parts of a site-local ISO time's day; `months` are the names from January on, separated by bars. Undefined when
 * it is no date of the calendar. Not by `Intl`: its tables take a phone 100 ms to open, and a server's edition of them may differ
 * from the browser's, which would throw the rendered page away.
 */
export function dateParts(isoLocal: string, months: string): DateParts | undefined {
  const date = new Date(`${isoLocal.slice(0, 10)}T00:00:00Z`);
  // `Date` turns 30 February into 2 March.
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(isoLocal.slice(8, 10))) return undefined;
  const month = months.split('|')[date.getUTCMonth()] ?? '';
  return { day: date.getUTCDate(), month, year: date.getUTCFullYear() };
}

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** What people write where the platform's tables have a form that nobody does, by language. */
const SPOKEN: Readonly<Record<string, readonly (readonly [form: string, spoken: string])[]>> = {
  ar: [['هذه الدقيقة', 'قبل لحظات']],
  ur: [
    ['اس منٹ', 'ابھی ابھی'],
    ['دنوں', 'دن'],
    ['گزشتہ کل', 'کل'],
    ['گزشتہ پرسوں', '2 دن پہلے'],
  ],
  // Each of the words for days is one to come as well.
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

/** How long ago a time was, in words ("2 hours ago"); both in milliseconds since 1970. */
export function timeAgo(then: number, now: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  for (const [unit, milliseconds] of STEPS) {
    if (passed >= milliseconds) return spoken(words.format(-Math.floor(passed / milliseconds), unit), locale);
  }
  return spoken(words.format(0, 'minute'), locale);
}
