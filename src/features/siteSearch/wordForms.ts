import { normalise } from '../../shared/text/normalise.ts';

// The Arabic article, with what is written together with it before: «الإقامة», «والإقامة», «بالإقامة», «للإقامة».
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=.{3})/;

const singular = (word: string) =>
  word
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<=x|ch|sh|ss)es$/, '')
    .replace(/(?<=[a-z]{2}[^s])s$/, '');

/** Words as they stand with an article: what was found without it is marked with it, too. */
export const withArticles = (terms: readonly string[]): string[] =>
  terms.flatMap((term) =>
    /^[\u0621-\u064A]/.test(term) ? ['', 'ال', 'وال', 'بال', 'لل'].map((article) => article + term) : term,
  );

/**
 * The forms by which a word is found: as `normalise` makes it, in one of the two English spellings of “licence”, and
 * without the ending of an English plural or the Arabic article.
 */
export function wordForms(word: string): string[] {
  const plain = normalise(word).replace('licens', 'licenc');
  const bare = singular(plain).replace(ARTICLE, '');
  return bare === plain ? [plain] : [plain, bare];
}
