import { RENAMED_ZONES } from './renamedZones.ts';

/** A local date, `YYYY-MM-DD`, and time, `HH:MM`, 24 hours. */
export interface WallClock {
  readonly day: string;
  readonly time: string;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

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

/** Returns date and time in an IANA zone. Throws RangeError for an unknown zone or an invalid date. */
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

/** Days since 1970, at UTC midnight. */
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** Returns the date some days after another one. */
export const daysAfter = (day: string, days: number): string =>
  new Date((dayNumber(day) + days) * 86_400_000).toISOString().slice(0, 10);

/** Returns the number of days from the first to the second date; negative if the second is earlier. */
export const daysBetween = (first: string, second: string): number => dayNumber(second) - dayNumber(first);

/** Returns the offset of a zone from UTC, in minutes. */
export function offsetAt(moment: Date, zone: string): number {
  const { day, time } = wallClock(moment, zone);
  // Current zones have no offset with seconds.
  return Math.round(
    (Date.parse(`${day}T${time}:00Z`) - Math.floor(moment.getTime() / 60_000) * 60_000) / 60_000,
  );
}

/** Formats an offset, `UTC+5:30`. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const rest = size % 60;
  const sign = minutes < 0 ? '−' : '+';
  return `UTC${sign}${Math.floor(size / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

/** Formats a 24-hour time on a 12-hour clock, `05:30 PM`. */
export function twelveHours(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${String(hour % 12 || 12).padStart(2, '0')}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Returns true for a zone that the device knows. */
export function isZone(zone: string): boolean {
  try {
    return zone !== '' && clockIn(zone) !== undefined;
  } catch {
    return false;
  }
}

/** Returns the current name of a zone if the device knows it; otherwise the given name. */
export function currentZone(zone: string): string {
  const renamed = RENAMED_ZONES[zone];
  return renamed !== undefined && isZone(renamed) ? renamed : zone;
}

/** Returns a zone without daylight saving time; `UTC` if the device knows none with this offset. */
function fixedZone(minutesAhead: number): string {
  const hours = minutesAhead / 60;
  // These names have inverted signs: Etc/GMT-4 is four hours ahead of UTC.
  const zone = hours === 0 ? 'UTC' : `Etc/GMT${hours < 0 ? '+' : '-'}${Math.abs(hours)}`;
  return isZone(zone) ? zone : 'UTC';
}

/**
 * Returns the device's zone. If the browser does not know it, `resolvedOptions` returns undefined or `Etc/Unknown`,
 * which `Intl` refuses: then a zone with the device's current offset is returned.
 */
export function ownZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isZone(timeZone || '') ? currentZone(timeZone) : fixedZone(-new Date().getTimezoneOffset());
}

/** Formats a zone, `Asia/Ho Chi Minh` or `UTC+4`. */
export function zoneName(zone: string): string {
  const [, hours] = /^Etc\/GMT([+-]\d+)$/.exec(zone) ?? [];
  if (hours !== undefined) return offsetText(Number(hours) * -60);
  return (RENAMED_ZONES[zone] ?? zone).replaceAll('_', ' ');
}

export interface ZoneGroup {
  readonly region: string;
  readonly zones: readonly { readonly zone: string; readonly city: string }[];
}

/** Returns all zones of the device and the `wanted` ones by region, under their current names. */
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
