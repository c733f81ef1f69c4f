/** The offset of Asia/Dubai, which has no daylight saving time. */
const OFFSET = '+04:00';
const OFFSET_MS = 4 * 3_600_000;

const MOMENT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/i;

/**
 * Returns a time in the site's zone, as WordPress stores it: `2026-11-12T09:00:00`; undefined for other texts. Without
 * a zone the text is local; fractions of a second are dropped.
 */
export function localMoment(text: string): string | undefined {
  const [, day, clock, zone = OFFSET] = MOMENT.exec(text) ?? [];
  const time = Date.parse(`${day}T${clock}${zone}`);
  return Number.isNaN(time) ? undefined : withoutZone(time + OFFSET_MS);
}

/** Returns a site-local time in UTC, for WordPress' `…_gmt` fields. */
export function gmtOf(local: string): string {
  return withoutZone(Date.parse(local + OFFSET));
}

function withoutZone(time: number): string {
  return new Date(time).toISOString().slice(0, 19);
}
