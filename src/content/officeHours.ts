/** The clock that the office goes by (IANA time zone). */
export const OFFICE_ZONE = 'Asia/Dubai';
/** So many milliseconds it is ahead of UTC, all year. */
export const OFFICE_OFFSET = 4 * 3_600_000;

/** When calls are answered, as the footer's words say it: per weekday, 0 for Sunday, hours from and to. */
const HOURS: Readonly<Record<number, readonly [from: number, to: number]>> = {
  1: [9, 18],
  2: [9, 18],
  3: [9, 18],
  4: [9, 18],
  5: [9, 18],
  6: [10, 14],
};

/** Whether somebody answers the phone at a moment; public holidays are not known to it. */
export function isOfficeOpen(moment: Date): boolean {
  // Reckoned, not formatted: opening the tables of `Intl` takes a phone a moment in which it does not answer.
  const local = new Date(moment.getTime() + OFFICE_OFFSET);
  const hours = HOURS[local.getUTCDay()];
  const hour = local.getUTCHours();
  return hours !== undefined && hour >= hours[0] && hour < hours[1];
}
