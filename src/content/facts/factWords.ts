import type { Fact } from './fact.ts';
import { type FactId, facts } from './facts.ts';

/** What each fact is and who says so, in another language than the table's; `value` where that is words. */
export type FactWords = Readonly<
  Record<FactId, { readonly covers: string; readonly source: string; readonly value?: string }>
>;

/** A fact with its words in the language of `words`; in English without. */
export const factIn = (id: FactId, words: FactWords | undefined): Fact => ({ ...facts[id], ...words?.[id] });
