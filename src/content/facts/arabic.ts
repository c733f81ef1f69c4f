import { facts } from 'virtual:fact-texts/ar';
import type { FactWords } from './factWords.ts';

/** Arabic texts of the facts. */
export const arabicFacts: FactWords = facts;
