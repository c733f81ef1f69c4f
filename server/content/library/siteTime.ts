/** The site's zone: Asia/Dubai, four hours ahead of UTC, without summer time. */
export const SITE_ZONE = 'Asia/Dubai';
export const SITE_OFFSET_HOURS = 4;

const HOUR = 3_600_000;
const MOMENT =
  /^(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:(Z)|([+-]\d{2})(?::(\d{2}))?)?$/;

/**
 * A moment in the site's local time, as WordPress stores it: `2026-11-12T09:00:00`. Without a zone the
 * text is local already; a fraction of a second is dropped.
 * @returns undefined when the text is no date and time
 */
export function localMoment(text: string): string | undefined {
  const parts = MOMENT.exec(text);
  if (parts === null) {
    return undefined;
  }
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map(Number);
  if (month < 1 || month > 12 || day < 1 || day > 31 || hour > 23 || minute > 59 || second > 59) {
    return undefined;
  }
  const zone = parts[7] === 'Z' ? 0 : offsetHours(parts[8], parts[9]);
  const shift = zone === undefined ? 0 : SITE_OFFSET_HOURS - zone;
  return withoutZone(Date.UTC(year, month - 1, day, hour, minute, second) + shift * HOUR);
}

/** The same moment in UTC, also without a zone in the text, for WordPress' `…_gmt` fields. */
export function gmtOf(local: string): string {
  return withoutZone(Date.parse(`${local}Z`) - SITE_OFFSET_HOURS * HOUR);
}

function offsetHours(hours: string | undefined, minutes = '0'): number | undefined {
  if (hours === undefined) {
    return undefined;
  }
  const sign = hours.startsWith('-') ? -1 : 1;
  return Number(hours) + (sign * Number(minutes)) / 60;
}

function withoutZone(time: number): string {
  return new Date(time).toISOString().slice(0, 19);
}
