import { slots } from '../../../content/home/slots.ts';
import { OFFICE_ZONE } from '../../../content/officeHours.ts';
import { firstOpenDay, type MeetingSlot, meetingSlots } from '../../../features/leads/meetingSlots.ts';
import { daysBetween, twelveHours, wallClock } from '../../../shared/time/zones.ts';

/** A moment on the visitor's own clocks. */
export interface OwnTime {
  /** On a clock of twelve hours, as the slots are written. */
  readonly label: string;
  /** Their day, `YYYY-MM-DD`. */
  readonly day: string;
  /** So many days after the day in Dubai: -1, 0 or 1. */
  readonly shift: number;
}

/** A slot on a day, and what the visitor's clocks show then. */
export interface DaySlot extends MeetingSlot {
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

/**
 * The slots of a day in Dubai on both sides' clocks (HO-05). Before a day is chosen, the visitor's times are those of the
 * first one that can be, and only what is never given cannot be chosen.
 */
export function slotsOn(day: string, now: Date, zone: string): readonly DaySlot[] {
  const own = (slot: MeetingSlot) => ({ ...slot, own: ownTime(slot.start, zone) });
  if (day !== '') return meetingSlots(day, now).map(own);
  const never = new Set(slots.flatMap(({ time, available }) => (available ? [] : [time])));
  return meetingSlots(firstOpenDay(now), now).map((slot) =>
    own({ ...slot, state: never.has(slot.time) ? 'taken' : 'free' }),
  );
}
