import type { Fact } from './fact.ts';
import { type FactId, facts } from './facts.ts';

/** A currency in which sums are made. */
export type SumCurrency = 'AED' | 'USD' | 'GBP' | 'EUR';

/** The peg of the dirham, which is a fact too. */
export const PEG = 'aed-per-usd' satisfies FactId;

/** How many of a currency one of a fact's unit is. @throws RangeError when no fact says so */
function rate(unit: Fact['unit'], currency: SumCurrency): number {
  if (unit === currency) return 1;
  if (unit === 'USD' && currency === 'AED') return Number(facts[PEG].value);
  throw new RangeError(`No rate from ${unit} to ${currency}`);
}

/** Low and high of what a fact counts, both the same where it states one number. @throws RangeError for words */
export function rangeIn(id: FactId): readonly [low: number, high: number] {
  const { value }: Fact = facts[id];
  if (typeof value === 'string') throw new RangeError(`${id} is no amount`);
  return typeof value === 'number' ? [value, value] : value;
}

/** Low and high of a price in a currency. @throws RangeError for a fact that is no amount of money */
export function amountIn(id: FactId, currency: SumCurrency): readonly [low: number, high: number] {
  const [low, high] = rangeIn(id);
  const each = rate(facts[id].unit, currency);
  return [low * each, high * each];
}
