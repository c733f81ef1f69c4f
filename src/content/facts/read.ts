import { parseDay } from './days.ts';
import type { Fact, IsoDay } from './fact.ts';
import { type FactId, facts } from './facts.ts';

/** Returns the number of a fact. Throws RangeError for text or a range. */
export function numberIn(id: FactId): number {
  const { value }: Fact = facts[id];
  if (typeof value !== 'number') throw new RangeError(`${id} is no number`);
  return value;
}

/** Returns the date of a fact. Throws RangeError for other facts. */
export function dayIn(id: FactId): IsoDay {
  const { value }: Fact = facts[id];
  const day = typeof value === 'string' ? parseDay(value) : undefined;
  if (!day) throw new RangeError(`${id} is no day`);
  return day;
}
