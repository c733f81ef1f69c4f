import { slots } from '../../content/home/slots.ts';
import { isOfficeOpen, OFFICE_OFFSET } from '../../content/officeHours.ts';
import { daysAfter } from '../../shared/time/zones.ts';
import { meetingTimes } from './meeting.ts';

/** Whether a slot can be asked for; if not: it is never given, the office is closed, or it has passed. */
export type SlotState = 'free' | 'taken' | 'closed' | 'over';

/** A slot on a day in Dubai. */
export interface MeetingSlot {
  /** `HH:MM` in Dubai. */
  readonly time: string;
  readonly label: string;
  readonly start: Date;
  readonly state: SlotState;
}

/** What is wrong with a chosen time. */
export interface TimeTrouble {
  /** The day has passed, the office is closed on it, or its times have passed. */
  readonly day?: 'past' | 'closed' | 'over';
  /** The label of a slot that cannot be asked for on this day. */
  readonly slot?: string;
}

/** Today in Dubai, `YYYY-MM-DD`. */
export const officeDay = (now: Date): string =>
  new Date(now.getTime() + OFFICE_OFFSET).toISOString().slice(0, 10);

const startOf = (day: string, time: string) => new Date(`${day}T${time}:00+04:00`);

function stateOf(start: Date, end: Date, available: boolean, now: Date): SlotState {
  // It is asked for in full: the office is open until the meeting's last minute.
  if (!isOfficeOpen(start) || !isOfficeOpen(new Date(end.getTime() - 1))) return 'closed';
  if (!available) return 'taken';
  return start > now ? 'free' : 'over';
}

/** The slots of a day in Dubai, for every form that asks for a meeting (HO-05); none of a day that no calendar knows. */
export function meetingSlots(day: string, now: Date): readonly MeetingSlot[] {
  return slots.flatMap(({ time, label, available }) => {
    const start = startOf(day, time);
    if (Number.isNaN(start.getTime())) return [];
    const end = meetingTimes({ date: day, slot: time })?.end ?? start;
    return [{ time, label, start, state: stateOf(start, end, available, now) }];
  });
}

/** True for a day on which something can still be asked for. */
export const isOpenDay = (day: string, now: Date): boolean =>
  meetingSlots(day, now).some(({ state }) => state === 'free');

/** The first day, from today on, on which something can be asked for. */
export function firstOpenDay(now: Date): string {
  const today = officeDay(now);
  const week = Array.from({ length: 8 }, (_, days) => daysAfter(today, days));
  return week.find((day) => isOpenDay(day, now)) ?? today;
}

/** What is wrong with a day, if anything is. */
export function dayTrouble(day: string, now: Date): TimeTrouble['day'] {
  if (day === '' || Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return undefined;
  const today = officeDay(now);
  // Days of four-digit years are in the order of their letters.
  if (day < today) return 'past';
  if (isOpenDay(day, now)) return undefined;
  return day === today && isOpenDay(day, startOf(day, '00:00')) ? 'over' : 'closed';
}

/** What is wrong with a chosen day and time; a bad day makes its times no worse. */
export function timeTrouble(date: string, slot: string, now: Date): TimeTrouble {
  const day = dayTrouble(date, now);
  if (day) return { day };
  const gone = meetingSlots(date, now).find(({ time, state }) => time === slot && state !== 'free');
  return gone ? { slot: gone.label } : {};
}
