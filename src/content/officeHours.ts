import type { Office, OpeningHours } from './firmFile.ts';
import { site } from './site.ts';

export const OFFICE_ZONES = { dubai: 'Asia/Dubai', london: 'Europe/London' } as const satisfies Record<
  Office['city'],
  string
>;
export const OFFICE_ZONE = OFFICE_ZONES.dubai;
/** Its offset from UTC in ms, all year. */
export const OFFICE_OFFSET_MS = 4 * 3_600_000;

/** Returns the opening hours of a weekday (0 is Sunday); undefined when closed. */
const hoursOn = (day: number): OpeningHours | undefined =>
  site.hours.find(({ days: [first, last] }) => first <= day && day <= last);

const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** Formats opening hours, "Mon–Fri 9:00–18:00"; `names` are the days from Sunday, `closed` formats closed days. */
export function openingLines(names: string, closed: (days: string) => string): readonly string[] {
  const named = names.split('|');
  const open = site.hours.map(({ days: [first, last], opens, closes }) => {
    const days = [...new Set([first, last])].map((day) => named[day]).join('–');
    return `${days} ${opens}:00–${closes}:00`;
  });
  const shut = WEEK.filter((day) => !hoursOn(day)).map((day) => named[day]);
  return shut.length > 0 ? [...open, closed(shut.join(' · '))] : open;
}

/** Returns true during opening hours, without regard to public holidays. */
export function isOfficeOpen(moment: Date): boolean {
  // Computed: `Intl` blocks a phone while it initialises.
  const local = new Date(moment.getTime() + OFFICE_OFFSET_MS);
  const hours = hoursOn(local.getUTCDay());
  const hour = local.getUTCHours();
  return hours !== undefined && hour >= hours.opens && hour < hours.closes;
}
