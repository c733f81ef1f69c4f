import { slots } from '../../../content/home/slots.ts';
import { isOfficeOpen, OFFICE_ZONE } from '../../../content/officeHours.ts';
import { meetingTimes } from '../../../features/leads/meeting.ts';
import { daysAfter, daysBetween, twelveHours, wallClock } from '../../../shared/time/zones.ts';

/** A moment on the visitor's own clocks. */
export interface OwnTime {
  /** On a clock of twelve hours, as the slots are written. */
  readonly label: string;
  /** Their day, `YYYY-MM-DD`. */
  readonly day: string;
  /** So many days after the day in Dubai: -1, 0 or 1. */
  readonly shift: number;
}

/** A slot on a day: whether it can be asked for, and what the visitor's clocks show then. */
export interface DaySlot {
  /** `HH:MM` in Dubai. */
  readonly time: string;
  readonly label: string;
  readonly free: boolean;
  readonly own: OwnTime;
}

/** What the visitor's clocks show at a moment of a day in Dubai. */
export function ownTime(moment: Date, zone: string): OwnTime {
  const { day, time } = wallClock(moment, zone);
  return {
    label: twelveHours(time),
    day,
    shift: daysBetween(wallClock(moment, OFFICE_ZONE).day, day),
  };
}

/** Today in Dubai. */
export const officeDay = (now: Date): string => wallClock(now, OFFICE_ZONE).day;

/**
 * The slots of a day in Dubai (HO-05). Not free are those that are taken, those that are over, and those at which the
 * office is closed; a day that no calendar knows has none.
 */
export function slotsOn(day: string, now: Date, zone: string): readonly DaySlot[] {
  return slots.flatMap(({ time, label, available }) => {
    const start = new Date(`${day}T${time}:00+04:00`);
    if (Number.isNaN(start.getTime())) return [];
    // It is asked for in full: the office is open until the meeting's last minute.
    const end = meetingTimes({ date: day, slot: time })?.end ?? start;
    const open = isOfficeOpen(start) && isOfficeOpen(new Date(end.getTime() - 1));
    return [{ time, label, free: available && open && start > now, own: ownTime(start, zone) }];
  });
}

/** True for a day on which something can still be asked for. */
export const isOpenDay = (day: string, now: Date): boolean =>
  slotsOn(day, now, OFFICE_ZONE).some(({ free }) => free);

/** The first day, from today on, on which something can be asked for. */
export function firstOpenDay(now: Date): string {
  const today = officeDay(now);
  const week = Array.from({ length: 8 }, (_, days) => daysAfter(today, days));
  return week.find((day) => isOpenDay(day, now)) ?? today;
}

/** What is wrong with a day: it is over, the office is closed, or its times are; undefined when nothing is. */
export function dayTrouble(day: string, now: Date): 'past' | 'closed' | 'over' | undefined {
  if (day === '' || Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return undefined;
  if (daysBetween(officeDay(now), day) < 0) return 'past';
  if (isOpenDay(day, now)) return undefined;
  return day === officeDay(now) && isOpenDay(day, new Date(`${day}T00:00:00+04:00`)) ? 'over' : 'closed';
}
