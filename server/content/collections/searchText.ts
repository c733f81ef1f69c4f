// Latin accents, Arabic vowel signs and tatweel, the dot below of Devanagari: written or not, it is one word.
// Devanagari's vowel signs stay, they make the word.
const MARKS = /\u0640|[\u0300-\u036f\u064b-\u065f\u0670\u06d6-\u06ed\u093c]/g;

const LETTERS: Readonly<Record<string, string>> = {
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ہ: 'ه',
  ۀ: 'ه',
  ھ: 'ه',
  ٱ: 'ا',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '\u00a0': ' ',
};

/** A text in the form in which the search compares: small letters, no accents, one form of each Arabic letter. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .replaceAll(/[ىیکةہۀھٱ’‘“”\u00a0]/g, (letter) => LETTERS[letter] ?? letter);
}

// The words that WordPress leaves out of a search.
const STOP_WORDS = new Set(
  (
    'about,an,are,as,at,be,by,com,for,from,how,in,is,it,of,on,or,that,the,this,to,was,what,when,where,' +
    'who,will,with,www'
  ).split(','),
);
const MOST_TERMS = 9;
const TERM = /".*?(?:"|$)|(?<=[\t ",+]|^)[^\t ",+]+/g;

/** What a search asks for, in folded form. */
export interface SearchTerms {
  readonly wanted: readonly string[];
  /** Words sent with a minus before them. */
  readonly unwanted: readonly string[];
  /** The whole text, for the order by relevance; undefined when words are excluded. */
  readonly sentence: string | undefined;
  /** How many words were sent, stop words included. */
  readonly sent: number;
}

/** Takes a search apart as WordPress does: quoted phrases, stop words, a minus before unwanted words. */
export function parseSearch(search: string): SearchTerms {
  const sent = search.match(TERM) ?? [];
  const terms = sent
    .map((term) => term.replaceAll(/^["' ]+|["' ]+$/g, ''))
    .filter((term) => term !== '' && !/^[a-z-]$/i.test(term) && !STOP_WORDS.has(term.toLowerCase()));
  const used = terms.length === 0 || terms.length > MOST_TERMS ? [search] : terms;
  return {
    wanted: used.filter((term) => !term.startsWith('-')).map(foldForSearch),
    unwanted: used.filter((term) => term.startsWith('-')).map((term) => foldForSearch(term.slice(1))),
    sentence: /(?:\s|^)-/.test(search) ? undefined : foldForSearch(search),
    sent: sent.length,
  };
}
