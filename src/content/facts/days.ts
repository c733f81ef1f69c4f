import type { IsoDay } from './fact.ts';
import { isIsoDay } from './isoDay.ts';

const timeOf = (day: IsoDay): number => Date.parse(`${day}T00:00:00Z`);

function dayAt(time: number): IsoDay {
  const text = new Date(time).toISOString().slice(0, 10);
  if (!isIsoDay(text)) throw new RangeError(`${text} is beyond the years that facts are written in`);
  return text;
}

/** A day as it was typed, stored or shared; undefined for what is no day of the calendar, 30 February among them. */
export function parseDay(text: string): IsoDay | undefined {
  if (!isIsoDay(text)) return undefined;
  const time = timeOf(text);
  return !Number.isNaN(time) && dayAt(time) === text ? text : undefined;
}

export const yearOf = (day: IsoDay): number => Number(day.slice(0, 4));

/** From 1 on. */
export const monthOf = (day: IsoDay): number => Number(day.slice(5, 7));

/** The day so many days after another one. */
export const daysAfter = (day: IsoDay, days: number): IsoDay => dayAt(timeOf(day) + days * 86_400_000);

/** The last day of a month, counted from 1; one beyond the year’s is in another year. */
export const monthEnd = (year: number, month: number): IsoDay => dayAt(Date.UTC(year, month, 0));

const earlier = (one: IsoDay, other: IsoDay): IsoDay => (one < other ? one : other);

/** The same day so many months after another one, or the month’s last where it has no such day. */
export function monthsAfter(day: IsoDay, months: number): IsoDay {
  const year = yearOf(day);
  const month = monthOf(day) + months;
  const same = dayAt(Date.UTC(year, month - 1, Number(day.slice(8))));
  return earlier(same, monthEnd(year, month));
}

/** The last day of the month so many months after a day: a period that ends with a month is followed by whole months. */
export const monthEndAfter = (day: IsoDay, months: number): IsoDay =>
  monthEnd(yearOf(day), monthOf(day) + months);

/** The same, but from a month’s last day to a month’s last day, as the UK counts (Companies Act 2006, section 443). */
export const monthsOrEndAfter = (day: IsoDay, months: number): IsoDay =>
  day === monthEndAfter(day, 0) ? monthEndAfter(day, months) : monthsAfter(day, months);

/** Whether a day is a Saturday or a Sunday, the weekend of the federal offices. */
export const isWeekend = (day: IsoDay): boolean => [0, 6].includes(new Date(timeOf(day)).getUTCDay());
