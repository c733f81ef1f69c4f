import type { LanguageCode } from '../../i18n/languages.ts';
import { fetchOnce } from '../../shared/http/fetchOnce.ts';
import type { EntryTexts } from './entryTexts.ts';
import type { Fact } from './fact.ts';
import { type FactId, facts } from './facts.ts';

/** Translated description and source of each fact; `value` for text values. */
export type FactWords = Readonly<Record<FactId, EntryTexts>>;

/** Returns a fact with its translated texts. */
export const factIn = (id: FactId, words: FactWords | undefined): Fact => ({ ...facts[id], ...words?.[id] });

const loaders: Readonly<Record<LanguageCode, () => Promise<FactWords | undefined>>> = {
  en: fetchOnce(() => Promise.resolve(undefined)),
  ar: fetchOnce(async () => (await import('./arabic.ts')).arabicFacts),
  ur: fetchOnce(async () => (await import('./urdu.ts')).urduFacts),
  hi: fetchOnce(async () => (await import('./hindi.ts')).hindiFacts),
};

/** Loads the texts of facts in a language, once; undefined for English. */
export const loadFactWords = (language: LanguageCode): Promise<FactWords | undefined> => loaders[language]();
