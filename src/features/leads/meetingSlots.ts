import { slots } from '../../content/home/slots.ts';
import { isOfficeOpen, OFFICE_OFFSET_MS } from '../../content/officeHours.ts';
import { daysAfter } from '../../shared/time/zones.ts';
import type { LeadMessages } from './message.ts';

/** `free`, never available, outside the opening hours, or past. */
export type SlotState = 'free' | 'taken' | 'closed' | 'over';

const MEETING_MS = 30 * 60_000;

/** The selected day and slot of a meeting in Dubai; '' for none. */
export interface MeetingTime {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:MM` */
  readonly slot: string;
}

/** A slot on a day in Dubai. */
export interface MeetingSlot {
  /** `HH:MM` in Dubai. */
  readonly time: string;
  readonly label: string;
  readonly start: Date;
  readonly state: SlotState;
}

/** Why a meeting cannot take place at a selected time. */
interface TimeTrouble {
  /** The day has passed, the office is closed on it, or its times have passed. */
  readonly day?: 'past' | 'closed' | 'over';
  /** The label of a slot that is not free on this day. */
  readonly slot?: string;
}

/** Returns the date in Dubai, `YYYY-MM-DD`. */
export const officeDay = (now: Date): string =>
  new Date(now.getTime() + OFFICE_OFFSET_MS).toISOString().slice(0, 10);

/** Dubai is four hours ahead of UTC all year. */
const startOf = (day: string, time: string) => new Date(`${day}T${time}:00+04:00`);

/** Returns start and end of a meeting; undefined without a valid day and an available slot. */
export function meetingTimes({ date, slot }: MeetingTime): { start: Date; end: Date } | undefined {
  if (!slots.some(({ time, available }) => available && time === slot)) return undefined;
  const start = startOf(date, slot);
  if (Number.isNaN(start.getTime())) return undefined;
  return { start, end: new Date(start.getTime() + MEETING_MS) };
}

function stateOf(start: Date, end: Date, available: boolean, now: Date): SlotState {
  // The office is open until the meeting's last minute.
  if (!isOfficeOpen(start) || !isOfficeOpen(new Date(end.getTime() - 1))) return 'closed';
  if (!available) return 'taken';
  return start > now ? 'free' : 'over';
}

/** Returns the slots of a day in Dubai (HO-05); none for an invalid date. */
export function meetingSlots(day: string, now: Date): readonly MeetingSlot[] {
  return slots.flatMap(({ time, label, available }) => {
    const start = startOf(day, time);
    if (Number.isNaN(start.getTime())) return [];
    const end = new Date(start.getTime() + MEETING_MS);
    return [{ time, label, start, state: stateOf(start, end, available, now) }];
  });
}

/** True for a day with a free slot. */
const isOpenDay = (day: string, now: Date): boolean =>
  meetingSlots(day, now).some(({ state }) => state === 'free');

/** Returns the first day from today with a free slot. */
export function firstOpenDay(now: Date): string {
  const today = officeDay(now);
  const week = Array.from({ length: 8 }, (_, days) => daysAfter(today, days));
  return week.find((day) => isOpenDay(day, now)) ?? today;
}

/** Returns why a day has no free slot; undefined for one that has, and for an invalid date. */
export function dayTrouble(day: string, now: Date): TimeTrouble['day'] {
  if (day === '' || Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return undefined;
  const today = officeDay(now);
  // Dates with four-digit years are in alphabetical order.
  if (day < today) return 'past';
  if (isOpenDay(day, now)) return undefined;
  return day === today && isOpenDay(day, startOf(day, '00:00')) ? 'over' : 'closed';
}

/** Returns why a meeting cannot take place then; only the day when that has no free slot. */
export function timeTrouble(date: string, slot: string, now: Date): TimeTrouble {
  const day = dayTrouble(date, now);
  if (day) return { day };
  const gone = meetingSlots(date, now).find(({ time, state }) => time === slot && state !== 'free');
  return gone ? { slot: gone.label } : {};
}

/** Returns the messages about a selected day and slot; none before hydration, when the time is unknown. */
export function timeMessages(
  { date, slot }: MeetingTime,
  now: Date | undefined,
  message: LeadMessages,
): { readonly day: string | undefined; readonly slot: string | undefined } {
  const trouble = now ? timeTrouble(date, slot, now) : {};
  return {
    day: trouble.day && message(trouble.day),
    slot: trouble.slot && message('gone', { time: trouble.slot }),
  };
}
