/** The site's zone, Asia/Dubai: four hours ahead of UTC, without summer time. */
const OFFSET = '+04:00';
const OFFSET_MS = 4 * 3_600_000;

const MOMENT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/i;

/**
 * Returns a moment in the site's local time, as WordPress stores it: `2026-11-12T09:00:00`. Without a zone the text is
 * local; a fraction of a second is dropped.
 * @returns undefined when the text is not a date with a time
 */
export function localMoment(text: string): string | undefined {
  const [, day, clock, zone = OFFSET] = MOMENT.exec(text) ?? [];
  const time = Date.parse(`${day}T${clock}${zone}`);
  return Number.isNaN(time) ? undefined : withoutZone(time + OFFSET_MS);
}

/** Returns a site-local moment in UTC, for WordPress' `…_gmt` fields. */
export function gmtOf(local: string): string {
  return withoutZone(Date.parse(local + OFFSET));
}

function withoutZone(time: number): string {
  return new Date(time).toISOString().slice(0, 19);
}
