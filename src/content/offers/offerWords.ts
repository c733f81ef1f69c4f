import type { Fact } from '../facts/fact.ts';
import { type FactId, facts } from '../facts/facts.ts';
import { formatFact } from '../facts/formatFact.ts';
import type { OfferPart, OfferYear } from './offers.ts';

/** The words that parts and years of offers are put together from, below `offers` in the pages' locale files. */
export type OfferWord = OfferPart['state'] | 'includedAlone' | 'from' | 'unknown' | 'assumed';

/** What a year costs, in words. */
interface WrittenYear {
  readonly sums: readonly { readonly id: FactId; readonly text: string }[];
  /** In place of sums. */
  readonly unknown?: string;
  readonly note?: string;
}

/**
 * How the parts and years of an offer are written in a language, on a page and on paper.
 * @param say a word of the language, with the amount that belongs in it
 */
export function offerWords(language: string, say: (word: OfferWord, amount?: string) => string) {
  const amountOf = (id: FactId, lowest = false): string => {
    const fact: Fact = facts[id];
    // "From" says all that "about" would.
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
