import type { Fact } from '../facts/fact.ts';
import { type FactId, facts } from '../facts/facts.ts';
import { formatFact } from '../facts/formatFact.ts';
import type { OfferPart, OfferYear } from './offersFile.ts';

export type OfferWord = OfferPart['state'] | 'includedAlone' | 'from' | 'unknown' | 'assumed';

interface WrittenYear {
  readonly sums: readonly { readonly id: FactId; readonly text: string }[];
  readonly unknown?: string;
  readonly note?: string;
}

/** Formats the parts and years of an offer in a language; `say` returns a message with an amount. */
export function offerWords(language: string, say: (word: OfferWord, amount?: string) => string) {
  const amountOf = (id: FactId, lowest = false): string => {
    const fact: Fact = facts[id];
    // "From" implies "about".
    return lowest
      ? say('from', formatFact({ ...fact, certainty: 'stated' }, language))
      : formatFact(fact, language);
  };
  return {
    part: ({ state, alone, lowest }: OfferPart): string =>
      state === 'included' && alone ? say('includedAlone', amountOf(alone, lowest)) : say(state),
    year: ({ facts: ids, lowest, assumed }: OfferYear): WrittenYear => ({
      sums: ids.map((id) => ({ id, text: amountOf(id, lowest) })),
      ...(ids.length === 0 ? { unknown: say('unknown') } : {}),
      ...(ids.length > 0 && assumed ? { note: `(${say('assumed')})` } : {}),
    }),
  };
}
