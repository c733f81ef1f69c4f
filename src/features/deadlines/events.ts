import type { CalendarEvent } from '../../shared/calendar/calendarFile.ts';
import type { Due } from './model.ts';

/** What a date says in a calendar. */
export interface EventWords {
  readonly summary: string;
  readonly description: string;
}

interface Series {
  /** Who writes the file. */
  readonly producer: string;
  /** What all entries of this device have in common. */
  readonly key: string;
  /** The business, where one has several. */
  readonly name: string;
  readonly stamp: Date;
  readonly remindDays: number;
}

/** A name in a few letters (FNV-1a), the same each time. */
function shortened(name: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const character of name.trim().toLowerCase())
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  return hash.toString(36);
}

/** Which of a duty's dates one is: by what it is about, so that a corrected day moves the entry that there is. */
const turnOf = ({ on, period, duty }: Due): string => {
  if (period) return period.to.slice(0, 7);
  return duty === 'renewal' ? on.slice(0, 4) : '1';
};

/** A date's identity in calendars: the same file, or a corrected one, taken again changes what is there. */
export const uidOf = (due: Due, name: string, key: string): string =>
  [due.duty, turnOf(due), shortened(name), key].join('-');

/** A date as calendars want it: the whole day, without an hour that no law names. */
export const eventOf = (due: Due, words: EventWords, series: Series): CalendarEvent => ({
  uid: uidOf(due, series.name, series.key),
  producer: series.producer,
  stamp: series.stamp,
  day: due.on,
  summary: words.summary,
  description: words.description,
  remindDays: series.remindDays,
});
