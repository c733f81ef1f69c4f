import { KINDS, MOST, OFFICES, type Setup } from './model.ts';
import { estimate } from './rules.ts';

/** The inputs that can leave the totals as they are. */
export type Input = 'kind' | 'owners' | 'ownerVisas' | 'office' | 'bank';

const numbers = (least: number) => Array.from({ length: MOST - least + 1 }, (_, index) => least + index);

/** The set-up with each other choice of an input. */
const others: Readonly<Record<Input, (setup: Setup) => readonly Setup[]>> = {
  kind: (setup) => KINDS.map((kind) => ({ ...setup, kind })),
  owners: (setup) => numbers(1).map((owners) => ({ ...setup, owners })),
  ownerVisas: (setup) => numbers(0).map((ownerVisas) => ({ ...setup, ownerVisas })),
  office: (setup) => OFFICES.map((office) => ({ ...setup, office })),
  bank: (setup) => [true, false].map((bank) => ({ ...setup, bank })),
};

/** Whether another choice of an input would change the total of any year; where not, the form says why (PG-04). */
export function changesTotal(setup: Setup, input: Input): boolean {
  const totals = (each: Setup) => JSON.stringify(estimate(each).years);
  const now = totals(setup);
  return others[input](setup).some((other) => totals(other) !== now);
}
