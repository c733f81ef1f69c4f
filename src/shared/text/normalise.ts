import { latinDigits } from './latinDigits.ts';
import { alefSpelling, otherSpelling } from './urduSpellings.ts';

const LETTER_FORMS: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ة: 'ه',
  ۃ: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ے: 'ي',
  ک: 'ك',
  ؤ: 'و',
};

const LETTERS = /[أإآٱةۃہھەىیئےکؤ]/g;

// Chandrabindu, and a nasal with virama before a consonant of its class: most people write an anusvara for both, «हिंदी»
// for «हिन्दी», «कंपनी» for «कम्पनी». In foreign words na also precedes the next class: «सेन्टर».
const NASAL = /\u0901|ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[ट-ढत-ध])|म्(?=[प-भ])/g;

// Latin accents; Arabic vowel marks and tatweel; joiners; the dot below of Devanagari, which many people do not type.
const MARKS = /\p{Script=Inherited}|\u0640|\u093C/gu;

/**
 * Normalises a text for search: lower case, Western digits, no Latin accents, Arabic vowel marks or tatweel, one form
 * for the Arabic, Persian and Urdu variants of a letter and for the two spellings of a Hindi nasal. Vowel signs of
 * Devanagari distinguish words and are preserved.
 */
export function normalise(text: string): string {
  return latinDigits(text.normalize('NFKD').replace(MARKS, '').normalize('NFC').toLowerCase())
    .replace(LETTERS, (letter) => LETTER_FORMS[letter] ?? letter)
    .replace(NASAL, '\u0902');
}

// The Arabic article with the particles that are written before it: «الإقامة», «والإقامة», «بالإقامة», «للإقامة».
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=.{3})/;

const singular = (word: string) =>
  word.endsWith('s')
    ? word
        .replace(/([a-z]{2})ies$/, '$1y')
        .replace(/(x|ch|sh|ss)es$/, '$1')
        .replace(/([a-z]{2}[^s])s$/, '$1')
    : word;

/**
 * Returns the forms that match a word: normalised, with one spelling of “licence”, and without an English plural or
 * the Arabic article.
 */
export function wordForms(word: string): string[] {
  const plain = normalise(word).replace('licens', 'licenc');
  const bare = singular(plain).replace(ARTICLE, '');
  return bare === plain ? [plain] : [plain, bare];
}

// Arabic prefix “and”; plural, feminine and possessive suffixes.
const ARABIC_PREFIX = /^و(?=.{4})/;
const ARABIC_SUFFIX = /^(.{3,}?)(?:هما|كما|ها|هم|هن|نا|كم|ات|ون|ين|ان|يه|ته|ه|ا|ت|ي)$/;

/** Returns the form of a word in indexed page bodies: an Arabic stem, otherwise the last of `wordForms`. */
export function bodyForm(word: string): string {
  const bare = wordForms(word).at(-1) ?? '';
  return /^[\u0621-\u064A]/.test(bare) ? bare.replace(ARABIC_PREFIX, '').replace(ARABIC_SUFFIX, '$1') : bare;
}

// Joiners are invisible: they are written as escapes.
const WORD = /[\p{L}\p{N}](?:\p{L}|\p{N}|\p{M}|\u200C|\u200D)*/gu;

/** Returns the words of a text in any of the site's scripts. */
export function words(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** The words of a text, with the other spelling of Urdu words. */
export function searchableWords(text: string): string[] {
  const own = words(text);
  const other = otherSpelling(text);
  if (other === undefined) return own;
  return [...own, ...words(other).filter((word, index) => word !== own[index])];
}

/** A word, or the text between two words, with its offset. */
export interface TextPiece {
  readonly text: string;
  readonly at: number;
  readonly word: boolean;
}

/** Splits a text into its words and the text between them. */
export function pieces(text: string): TextPiece[] {
  const found: TextPiece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (index > end) found.push({ text: text.slice(end, index), at: end, word: false });
    found.push({ text: word, at: index, word: true });
    end = index + word.length;
  }
  if (end < text.length) found.push({ text: text.slice(end), at: end, word: false });
  return found;
}

/** Returns a function that tests the forms of a word against a searched word: by prefix, or by Urdu spelling. */
export function wordMatcher(word: string): (form: string) => boolean {
  const prefixes = wordForms(word);
  const withAlef = alefSpelling(word);
  const other = withAlef === undefined ? undefined : normalise(withAlef);
  return (form) => form === other || prefixes.some((prefix) => form.startsWith(prefix));
}

/** Returns true when each word of a search is the prefix of a word in a text. */
export function holdsWords(text: string, search: string): boolean {
  const forms = searchableWords(text).flatMap(wordForms);
  return words(search).every((word) => forms.some(wordMatcher(word)));
}
