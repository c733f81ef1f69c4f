import type { Fact } from './fact.ts';
import { type FactId, facts } from './facts.ts';

export type SumCurrency = 'AED' | 'USD' | 'GBP' | 'EUR';

/** The exchange rate of the pegged dirham. */
export const PEG = 'aed-per-usd' satisfies FactId;

/** Returns the exchange rate from a fact's unit. Throws RangeError without a fact for it. */
function rate(unit: Fact['unit'], currency: SumCurrency): number {
  if (unit === currency) return 1;
  if (unit === 'USD' && currency === 'AED') return Number(facts[PEG].value);
  throw new RangeError(`No rate from ${unit} to ${currency}`);
}

/** Returns the low and high value of a numeric fact, equal for one number. Throws RangeError for text. */
export function rangeIn(id: FactId): readonly [low: number, high: number] {
  const { value }: Fact = facts[id];
  if (typeof value === 'string') throw new RangeError(`${id} is no amount`);
  return typeof value === 'number' ? [value, value] : value;
}

/** Returns the low and high value of a price in a currency. Throws RangeError for a fact that is no amount of money. */
export function amountIn(id: FactId, currency: SumCurrency): readonly [low: number, high: number] {
  const [low, high] = rangeIn(id);
  const each = rate(facts[id].unit, currency);
  return [low * each, high * each];
}
