import { slots } from '../../../content/home/slots.ts';

/** What the reader may choose as the kind of company, with its words (HO-05). */
export const businessTypes = [
  { code: 'mainland', words: 'booking.mainland' },
  { code: 'freeZone', words: 'booking.freeZone' },
  { code: 'offshore', words: 'booking.offshore' },
  { code: 'branch', words: 'booking.branch' },
  { code: 'notSure', words: 'booking.notSure' },
] as const;

/** What the booking form holds, as it was typed; what is not given is '' (HO-05). */
export interface BookingDraft {
  /** A calendar day, `YYYY-MM-DD`. */
  readonly date: string;
  /** The 24-hour time of a slot, `HH:MM` in Dubai. */
  readonly slot: string;
  readonly name: string;
  readonly phone: string;
  /** The code of a business type. */
  readonly type: string;
}

/** A form in which nothing is typed. */
export const emptyBooking: BookingDraft = { date: '', slot: '', name: '', phone: '', type: '' };

/** True when nothing is given; spaces are nothing. */
export const isEmpty = (draft: BookingDraft): boolean =>
  Object.values(draft).every((value: string) => value.trim() === '');

const MEETING_MS = 30 * 60_000;

/**
 * When the meeting that is asked for begins and ends (30 minutes later), once day and slot are given. Dubai is four
 * hours ahead of UTC all year.
 */
export function meetingTimes({ date, slot }: BookingDraft): { start: Date; end: Date } | undefined {
  if (!slots.some(({ time, available }) => available && time === slot)) return undefined;
  const start = new Date(`${date}T${slot}:00+04:00`);
  if (Number.isNaN(start.getTime())) return undefined;
  return { start, end: new Date(start.getTime() + MEETING_MS) };
}

/** The day that a moment belongs to where the reader is, `YYYY-MM-DD`. */
export function readersDay(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
