import type { CalendarEvent } from '../../shared/calendar/calendarFile.ts';
import { uniqueId } from '../../shared/calendar/uniqueId.ts';
import { persisted } from '../../shared/storage/persisted.ts';
import type { Due } from './duties.ts';

const SERIES_KEY = /^[\da-f]{32}@[\w.-]+$/;

const entry = persisted<string | undefined>('marsa-deadlines-series', {
  parse: (text) => (text !== null && SERIES_KEY.test(text) ? text : undefined),
  format: (id) => id ?? null,
});

// Without storage the key lasts as long as the page.
let own: string | undefined;

/** Returns the common part of this device's event ids, created once and stored. */
export function seriesKey(host: string): string {
  if (own) return own;
  own = entry.read() ?? uniqueId(host);
  entry.write(own);
  return own;
}

interface Series extends Pick<CalendarEvent, 'producer' | 'stamp'> {
  readonly key: string;
  readonly name: string;
  readonly remindDays: number;
}

/** A hash of a name (FNV-1a). */
function shortened(name: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const character of name.trim().toLowerCase())
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return hash.toString(36);
}

/** Identifies a date of a duty by its period, so that a corrected day moves the existing entry. */
const turnOf = ({ on, period, duty }: Due): string => {
  if (period) return period.to.slice(0, 7);
  return duty === 'renewal' ? on.slice(0, 4) : '1';
};

/** Returns the id of an event: importing a file again updates the entries. */
export const uidOf = (due: Due, name: string, key: string): string =>
  [due.duty, turnOf(due), shortened(name), key].join('-');

/** Returns a date as an all-day event: no law names an hour. */
export const eventOf = (
  due: Due,
  words: Pick<CalendarEvent, 'summary' | 'description'>,
  { key, name, ...series }: Series,
): CalendarEvent => ({ ...series, ...words, uid: uidOf(due, name, key), day: due.on });
