import { facts } from 'virtual:fact-texts/hi';
import type { FactWords } from './factWords.ts';

/** Hindi texts of the facts. */
export const hindiFacts: FactWords = facts;
