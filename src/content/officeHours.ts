/** The clock that the office goes by (IANA time zone). */
export const OFFICE_ZONE = 'Asia/Dubai';

/** When calls are answered, as the footer's words say it: per weekday, 0 for Sunday, hours from and to. */
const HOURS: Readonly<Record<number, readonly [from: number, to: number]>> = {
  1: [9, 18],
  2: [9, 18],
  3: [9, 18],
  4: [9, 18],
  5: [9, 18],
  6: [10, 14],
};

const parts = new Intl.DateTimeFormat('en', {
  timeZone: OFFICE_ZONE,
  weekday: 'short',
  hour: 'numeric',
  hourCycle: 'h23',
});
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Whether somebody answers the phone at a moment; public holidays are not known to it. */
export function isOfficeOpen(moment: Date): boolean {
  const found = new Map(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  const hours = HOURS[DAYS.indexOf(found.get('weekday') ?? '')];
  const hour = Number(found.get('hour'));
  return hours !== undefined && hour >= hours[0] && hour < hours[1];
}
