import { parseDay } from './days.ts';
import type { Fact, IsoDay } from './fact.ts';
import { type FactId, facts } from './facts.ts';

/** The number that a fact states. @throws RangeError for a fact that is words or a range */
export function numberIn(id: FactId): number {
  const { value }: Fact = facts[id];
  if (typeof value !== 'number') throw new RangeError(`${id} is no number`);
  return value;
}

/** The day that a fact names. @throws RangeError when it names none */
export function dayIn(id: FactId): IsoDay {
  const { value }: Fact = facts[id];
  const day = typeof value === 'string' ? parseDay(value) : undefined;
  if (!day) throw new RangeError(`${id} is no day`);
  return day;
}
