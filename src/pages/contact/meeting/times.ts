import { OFFICE_ZONE } from '../../../content/officeHours.ts';
import { firstOpenDay, meetingSlots } from '../../../features/leads/meetingSlots.ts';
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

/** Returns a time in a zone. */
export function ownTime(moment: Date, zone: string): OwnTime {
  const { day, time } = wallClock(moment, zone);
  return {
    label: twelveHours(time),
    day,
    shift: daysBetween(wallClock(moment, OFFICE_ZONE).day, day),
  };
}

/** Returns the slots of a day in Dubai, or of the first day with a free slot, with their times in a zone (HO-05). */
export const ownTimes = (day: string, now: Date, zone: string): ReadonlyMap<string, OwnTime> =>
  new Map(meetingSlots(day || firstOpenDay(now), now).map(({ time, start }) => [time, ownTime(start, zone)]));
