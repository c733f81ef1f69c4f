import type { IsoDay } from '../../content/facts/fact.ts';
import { monthOf, monthsAfter, yearOf } from '../../content/facts/days.ts';
import type { Due } from './model.ts';

/** A month of the coming year with how many dates fall into it. */
export interface StripMonth {
  /** A day of it. */
  readonly day: IsoDay;
  readonly count: number;
}

const MONTHS = 12;

/** The twelve months from the present one on. */
export function yearStrip(dues: readonly Due[], today: IsoDay): readonly StripMonth[] {
  return Array.from({ length: MONTHS }, (_month, ahead) => {
    const day = monthsAfter(today, ahead);
    const inMonth = ({ on }: Due) => yearOf(on) === yearOf(day) && monthOf(on) === monthOf(day);
    return { day, count: dues.filter(inMonth).length };
  });
}
