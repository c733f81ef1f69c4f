/** A site-local ISO time as a long date, "November 12, 2026" in US English (SPEC 2, BL-07). */
export function longDate(isoLocal: string, locale: string): string {
  const date = new Date(`${isoLocal.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago a time was, in words ("2 hours ago"); both in milliseconds since 1970. */
export function timeAgo(then: number, now: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  for (const [unit, milliseconds] of STEPS) {
    if (passed >= milliseconds) return words.format(-Math.floor(passed / milliseconds), unit);
  }
  return words.format(0, 'minute');
}
