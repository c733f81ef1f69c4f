import type { FactId } from '../../content/facts/facts.ts';
import type { Estimate } from './model.ts';
import { PEG } from '../../content/facts/amount.ts';

/** The facts that estimates were worked out from, each once, in the order in which they are met. */
export function factsIn(estimates: readonly Estimate[]): readonly FactId[] {
  const ids = estimates.flatMap(({ counted, capital, lasts, converted }): readonly (FactId | undefined)[] => [
    ...counted.flatMap(({ years }) => years),
    capital,
    lasts,
    converted ? PEG : undefined,
  ]);
  return [...new Set(ids.filter((id) => id !== undefined))];
}
