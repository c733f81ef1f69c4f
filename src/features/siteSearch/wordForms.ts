import { normalise, withoutArticle } from '../../shared/text/normalise.ts';

const singular = (word: string) =>
  word
    .replace(/([a-z]{2})ies$/, '$1y')
    .replace(/(x|ch|sh|ss)es$/, '$1')
    .replace(/([a-z]{2}[^s])s$/, '$1');

/**
 * The forms by which a word is found: as `normalise` makes it, in one of the two English spellings of “licence”, and
 * without the ending of an English plural or the Arabic article.
 */
export function wordForms(word: string): string[] {
  const plain = normalise(word).replace('licens', 'licenc');
  const bare = withoutArticle(singular(plain));
  return bare === plain ? [plain] : [plain, bare];
}

// What is written together with an Arabic word: “and” before it, a plural, a feminine or a possessive after it.
const ARABIC_BEFORE = /^و(?=.{4})/;
const ARABIC_AFTER = /^(.{3,}?)(?:هما|كما|ها|هم|هن|نا|كم|ات|ون|ين|ان|يه|ته|ه|ا|ت|ي)$/;

/** The one form in which the words of bodies are kept: Arabic ones shorter still, which halves their index. */
export function bodyForm(word: string): string {
  const bare = wordForms(word).at(-1) ?? '';
  return /^[\u0621-\u064A]/.test(bare) ? bare.replace(ARABIC_BEFORE, '').replace(ARABIC_AFTER, '$1') : bare;
}
