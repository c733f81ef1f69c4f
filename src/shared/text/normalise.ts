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

// Those of Arabic, Urdu and Hindi keyboards, each from zero on; the site writes Western ones.
const DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९';

const FOLDED = /[أإآٱةۃہھەىیئےکؤ\u0660-\u0669\u06F0-\u06F9\u0966-\u096F]/g;

const foldedForm = (sign: string): string => LETTER_FORMS[sign] ?? String(DIGITS.indexOf(sign) % 10);

// The moon and dot of Devanagari, and a half nasal before a consonant of its own class: most write a dot above for
// both, «हिंदी» for «हिन्दी», «कंपनी» for «कम्पनी». In foreign words na stands before the next class too: «सेन्टर».
const NASAL = /\u0901|ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[ट-ढत-ध])|म्(?=[प-भ])/g;

// Latin accents; Arabic vowel marks, and the stroke that only stretches a word; joiners; the dot below of
// Devanagari, which many leave out when they type.
const MARKS = /\p{Script=Inherited}|\u0640|\u093C/gu;

/**
 * A word, or a text, as searching compares it: lower case, without Latin accents, Arabic vowel marks and stretching,
 * with Western digits, and with the Arabic, Persian and Urdu forms of one letter and the two ways to write a nasal of
 * Hindi made equal. The vowel signs of Devanagari make the word and stay.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(FOLDED, foldedForm)
    .replace(NASAL, '\u0902');
}

// The Arabic article, with what is written together with it before: «الإقامة», «والإقامة», «بالإقامة», «للإقامة».
const ARTICLE = /^(?:[وفبك]?ال|لل)(?=.{3})/;

/** A word, as `normalise` makes it, without the Arabic article: «البنك» is looked for as «بنك», and is found by it. */
export const withoutArticle = (word: string): string => word.replace(ARTICLE, '');

/** The forms by which a word is found: as `normalise` makes it, and without the Arabic article. */
export function formsOf(word: string): string[] {
  const plain = normalise(word);
  const bare = withoutArticle(plain);
  return bare === plain ? [plain] : [plain, bare];
}

// Written as escapes: joiners between letters cannot be seen.
const WORD = /[\p{L}\p{N}](?:\p{L}|\p{N}|\p{M}|\u200C|\u200D)*/gu;

/** The words of a text in any of the site's scripts. */
export function words(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** The words by which a text is found: its own, and those of Urdu in their other spelling too. */
export function searchableWords(text: string): string[] {
  const own = words(text);
  const other = otherSpelling(text);
  if (other === undefined) return own;
  return [...own, ...words(other).filter((word, index) => word !== own[index])];
}

/** A piece of a text, and where it begins. */
export interface TextPiece {
  readonly text: string;
  readonly at: number;
  readonly word: boolean;
}

/** A text in its pieces, in order: its words, and what stands between them. */
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

/** Whether a text holds all words of a search, as beginnings of its own; an empty search fits every text. */
export function holdsWords(text: string, search: string): boolean {
  const own = searchableWords(text).flatMap(formsOf);
  return words(search).every((word) => {
    const beginning = withoutArticle(normalise(word));
    const withAlef = alefSpelling(word);
    const whole = withAlef === undefined ? undefined : normalise(withAlef);
    return own.some((one) => one.startsWith(beginning) || one === whole);
  });
}
