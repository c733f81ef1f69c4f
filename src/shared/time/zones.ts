import { RENAMED_ZONES } from './renamedZones.ts';

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

/** True for a zone that the device knows. */
export function isZone(zone: string): boolean {
  try {
    return zone !== '' && clockIn(zone) !== undefined;
  } catch {
    return false;
  }
}

/** The current name of a zone, where the device knows it; otherwise the name itself. */
export function currentZone(zone: string): string {
  const renamed = RENAMED_ZONES[zone];
  return renamed !== undefined && isZone(renamed) ? renamed : zone;
}

/** A zone without daylight saving time; `UTC` where the device knows none with this offset. */
function fixedZone(minutesAhead: number): string {
  const hours = minutesAhead / 60;
  // The signs of these zones are inverted: Etc/GMT-4 is four hours ahead of UTC.
  const zone = hours === 0 ? 'UTC' : `Etc/GMT${hours < 0 ? '+' : '-'}${Math.abs(hours)}`;
  return isZone(zone) ? zone : 'UTC';
}

/**
 * The zone of the device. Where the device is set to a zone that the browser does not know, `resolvedOptions` returns
 * undefined or `Etc/Unknown`, which `Intl` refuses: then a zone with the current UTC offset of the device.
 */
export function ownZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isZone(timeZone || '') ? currentZone(timeZone) : fixedZone(-new Date().getTimezoneOffset());
}

/** The name of a zone as it is shown, `Asia/Ho Chi Minh` or `UTC+4`. */
export function zoneName(zone: string): string {
  const [, hours] = /^Etc\/GMT([+-]\d+)$/.exec(zone) ?? [];
  if (hours !== undefined) return offsetText(Number(hours) * -60);
  return (RENAMED_ZONES[zone] ?? zone).replaceAll('_', ' ');
}

/** Zones of a part of the world, under its name in the IANA database. */
export interface ZoneGroup {
  readonly region: string;
  readonly zones: readonly { readonly zone: string; readonly city: string }[];
}

/** All zones that the device knows, by the part of the world, and the `wanted` ones; each under its current name. */
export function zoneGroups(...wanted: readonly string[]): readonly ZoneGroup[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  const zones = new Map([...known, ...wanted].map((zone) => [zoneName(zone), currentZone(zone)]));
  const groups = new Map<string, { zone: string; city: string }[]>();
  for (const [name, zone] of [...zones].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [region = '', ...city] = name.split('/');
    const group = groups.get(region) ?? [];
    groups.set(region, group);
    group.push({ zone, city: city.join(' – ') || region });
  }
  return [...groups].map(([region, group]) => ({ region, zones: group }));
}
