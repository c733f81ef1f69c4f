import { slots } from '../../../content/home/slots.ts';
import { OFFICE_ZONE } from '../../../content/officeHours.ts';
import { firstOpenDay, type MeetingSlot, meetingSlots } from '../../../features/leads/meetingSlots.ts';
import { daysBetween, twelveHours, wallClock } from '../../../shared/time/zones.ts';

/** A time in the user's zone. */
export interface OwnTime {
  /** In 12-hour format, as the slots are. */
  readonly label: string;
  /** The day there, `YYYY-MM-DD`. */
  readonly day: string;
  /** Days after the day in Dubai: -1, 0 or 1. */
  readonly shift: number;
}

/** A slot on a day in Dubai, with its time in the user's zone. */
export interface DaySlot extends MeetingSlot {
  readonly own: OwnTime;
}

/** Returns a time in a zone. */
export function ownTime(moment: Date, zone: string): OwnTime {
  const { day, time } = wallClock(moment, zone);
  return {
    label: twelveHours(time),
    day,
    shift: daysBetween(wallClock(moment, OFFICE_ZONE).day, day),
  };
}

/**
 * Returns the slots of a day in Dubai with their times in a zone (HO-05). Without a day, the times are those of the first
 * day with a free slot, and all slots that are ever available are free.
 */
export function slotsOn(day: string, now: Date, zone: string): readonly DaySlot[] {
  const own = (slot: MeetingSlot) => ({ ...slot, own: ownTime(slot.start, zone) });
  if (day !== '') return meetingSlots(day, now).map(own);
  const never = new Set(slots.flatMap(({ time, available }) => (available ? [] : [time])));
  return meetingSlots(firstOpenDay(now), now).map((slot) =>
    own({ ...slot, state: never.has(slot.time) ? 'taken' : 'free' }),
  );
}
