import { KINDS, MOST, OFFICES, type Setup } from './model.ts';
import { estimate } from './estimate.ts';

/** The inputs that can leave the totals as they are. */
export type Input = 'kind' | 'owners' | 'ownerVisas' | 'office' | 'bank';

const numbers = (least: number) => Array.from({ length: MOST - least + 1 }, (_, index) => least + index);

const CHOICES: Readonly<{ [K in Input]: readonly Setup[K][] }> = {
  kind: KINDS,
  owners: numbers(1),
  ownerVisas: numbers(0),
  office: OFFICES,
  bank: [true, false],
};

/** Whether another choice of an input would change the total of any year; where not, the form says why (PG-04). */
export function changesTotal(setup: Setup, input: Input): boolean {
  const totals = (each: Setup) => JSON.stringify(estimate(each).years);
  const now = totals(setup);
  return CHOICES[input].some((choice) => totals({ ...setup, [input]: choice }) !== now);
}
