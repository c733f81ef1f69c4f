/** What a clock on a wall shows: a calendar day, `YYYY-MM-DD`, and a time in 24 hours, `HH:MM`. */
export interface WallClock {
  readonly day: string;
  readonly time: string;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError for a zone that the device does not know. */
function clockIn(zone: string): Intl.DateTimeFormat {
  const cached = clocks.get(zone);
  if (cached) return cached;
  const clock = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
}

/**
 * What the clocks of an IANA zone show at a moment, summer time included.
 * @throws RangeError for a zone that the device does not know, and for an invalid date.
 */
export function wallClock(moment: Date, zone: string): WallClock {
  const parts = new Map(
    clockIn(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** Midnight of a day by UTC, in milliseconds: days are counted, not hours. */
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** The day so many days after another one. */
export const daysAfter = (day: string, days: number): string =>
  new Date((dayNumber(day) + days) * 86_400_000).toISOString().slice(0, 10);

/** How many days the second day is after the first; negative when it is before. */
export const daysBetween = (first: string, second: string): number => dayNumber(second) - dayNumber(first);

/** How far a zone's clocks are ahead of UTC at a moment, in minutes. */
export function offsetAt(moment: Date, zone: string): number {
  const { day, time } = wallClock(moment, zone);
  // Seconds are not looked at: no zone of today is off by some.
  return Math.round(
    (Date.parse(`${day}T${time}:00Z`) - Math.floor(moment.getTime() / 60_000) * 60_000) / 60_000,
  );
}

/** An offset as it is written, `UTC+5:30`. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const rest = size % 60;
  const sign = minutes < 0 ? '−' : '+';
  return `UTC${sign}${Math.floor(size / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

/** A time of 24 hours on a clock of twelve, `05:30 PM`. */
export function twelveHours(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${String(hour % 12 || 12).padStart(2, '0')}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The zone that the device goes by. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** True for a zone that the device can reckon with. */
export function isZone(zone: string): boolean {
  try {
    return zone !== '' && clockIn(zone) !== undefined;
  } catch {
    return false;
  }
}

/** Zones of a part of the world, under its name in the IANA database. */
export interface ZoneGroup {
  readonly region: string;
  readonly zones: readonly { readonly zone: string; readonly city: string }[];
}

/** All zones that the device knows, by the part of the world; `wanted` are among them, by whatever name. */
export function zoneGroups(...wanted: readonly string[]): readonly ZoneGroup[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  const groups = new Map<string, { zone: string; city: string }[]>();
  for (const zone of [...new Set([...known, ...wanted])].sort()) {
    const [region = '', ...city] = zone.split('/');
    const group = groups.get(region) ?? [];
    groups.set(region, group);
    group.push({ zone, city: (city.join(' – ') || region).replaceAll('_', ' ') });
  }
  return [...groups].map(([region, zones]) => ({ region, zones }));
}
