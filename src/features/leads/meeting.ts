import { slots } from '../../content/home/slots.ts';

const MEETING_MS = 30 * 60_000;

/**
 * When the meeting that is asked for begins and ends (30 minutes later), once day and slot are given. Dubai is four
 * hours ahead of UTC all year.
 */
export function meetingTimes({
  date,
  slot,
}: {
  readonly date: string;
  readonly slot: string;
}): { start: Date; end: Date } | undefined {
  if (!slots.some(({ time, available }) => available && time === slot)) return undefined;
  const start = new Date(`${date}T${slot}:00+04:00`);
  if (Number.isNaN(start.getTime())) return undefined;
  return { start, end: new Date(start.getTime() + MEETING_MS) };
}
