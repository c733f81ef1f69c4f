import { facts } from 'virtual:fact-texts/ur';
import type { FactWords } from './factWords.ts';

/** Urdu texts of the facts. */
export const urduFacts: FactWords = facts;
