import type { IsoDay } from './fact.ts';
import { isIsoDay } from './isoDay.ts';

const timeOf = (day: IsoDay): number => Date.parse(`${day}T00:00:00Z`);

function dayAt(time: number): IsoDay {
  const text = new Date(time).toISOString().slice(0, 10);
  if (!isIsoDay(text)) throw new RangeError(`${text} is beyond the years that facts are written in`);
  return text;
}

/** Parses a typed, stored or shared date; undefined for invalid ones such as 30 February. */
export function parseDay(text: string): IsoDay | undefined {
  if (!isIsoDay(text)) return undefined;
  const time = timeOf(text);
  return !Number.isNaN(time) && dayAt(time) === text ? text : undefined;
}

export const yearOf = (day: IsoDay): number => Number(day.slice(0, 4));

/** Returns the month, from 1. */
export const monthOf = (day: IsoDay): number => Number(day.slice(5, 7));

/** Returns the date some days later. */
export const daysAfter = (day: IsoDay, days: number): IsoDay => dayAt(timeOf(day) + days * 86_400_000);

/** Returns the last day of a month, from 1; months above 12 are in a later year. */
export const monthEnd = (year: number, month: number): IsoDay => dayAt(Date.UTC(year, month, 0));

const earlier = (one: IsoDay, other: IsoDay): IsoDay => (one < other ? one : other);

/** Returns the same day some months later, or the last day of a shorter month. */
export function monthsAfter(day: IsoDay, months: number): IsoDay {
  const year = yearOf(day);
  const month = monthOf(day) + months;
  const same = dayAt(Date.UTC(year, month - 1, Number(day.slice(8))));
  return earlier(same, monthEnd(year, month));
}

/** Returns the last day of the month some months later. */
export const monthEndAfter = (day: IsoDay, months: number): IsoDay =>
  monthEnd(yearOf(day), monthOf(day) + months);

/**
 * Returns the same day some months later, but the last day after the last day of a month, as the UK counts (Companies
 * Act 2006, section 443).
 */
export const monthsOrEndAfter = (day: IsoDay, months: number): IsoDay =>
  day === monthEndAfter(day, 0) ? monthEndAfter(day, months) : monthsAfter(day, months);

/** Returns true for Saturday and Sunday, the weekend of federal offices. */
export const isWeekend = (day: IsoDay): boolean => [0, 6].includes(new Date(timeOf(day)).getUTCDay());
