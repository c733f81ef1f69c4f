import type { FactId } from '../facts/facts.ts';
import { offers } from './offers.ts';
import type { OfferId } from './offersFile.ts';

/** Returns the facts of an offer, each once. */
export function factsOfOffer(id: OfferId): readonly FactId[] {
  const { parts, years } = offers[id];
  const named = [
    ...Object.values(parts).flatMap(({ alone }) => (alone ? [alone] : [])),
    ...years.flatMap(({ facts }) => facts),
  ];
  return [...new Set(named)];
}
