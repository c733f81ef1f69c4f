import type { Office, OpeningHours } from './firm.ts';
import { site } from './site.ts';

/** The clocks that the offices go by (IANA time zones). */
export const OFFICE_ZONES = { dubai: 'Asia/Dubai', london: 'Europe/London' } as const satisfies Record<
  Office['city'],
  string
>;
/** The one by which calls are answered and meetings are held. */
export const OFFICE_ZONE = OFFICE_ZONES.dubai;
/** So many milliseconds it is ahead of UTC, all year. */
export const OFFICE_OFFSET = 4 * 3_600_000;

/** What the office's day looks like, 0 for Sunday; undefined when it is closed. */
const hoursOn = (day: number): OpeningHours | undefined =>
  site.hours.find(({ days: [first, last] }) => first <= day && day <= last);

const WEEK = [1, 2, 3, 4, 5, 6, 0];

/**
 * The opening hours, line by line: "Mon–Fri 9:00–18:00". `names` are the days' from Sunday on, separated by bars;
 * `closed` says of days that they are closed.
 */
export function openingLines(names: string, closed: (days: string) => string): readonly string[] {
  const named = names.split('|');
  const open = site.hours.map(({ days: [first, last], opens, closes }) => {
    const days = [...new Set([first, last])].map((day) => named[day]).join('–');
    return `${days} ${opens}:00–${closes}:00`;
  });
  const shut = WEEK.filter((day) => !hoursOn(day)).map((day) => named[day]);
  return shut.length > 0 ? [...open, closed(shut.join(' · '))] : open;
}

/** Whether somebody answers the phone at a moment; public holidays are not known to it. */
export function isOfficeOpen(moment: Date): boolean {
  // Reckoned, not formatted: opening the tables of `Intl` takes a phone a moment in which it does not answer.
  const local = new Date(moment.getTime() + OFFICE_OFFSET);
  const hours = hoursOn(local.getUTCDay());
  const hour = local.getUTCHours();
  return hours !== undefined && hour >= hours.opens && hour < hours.closes;
}
