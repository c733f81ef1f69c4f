import { normalise } from '../../../src/shared/text/normalise.ts';
import { alefSpelling, otherSpelling } from '../../../src/shared/text/urduSpellings.ts';

const QUOTES: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '“': '"', '”': '"' };

/** A text in the form in which the search compares: as the browser's own search does, and with straight quotes. */
export const foldForSearch = (text: string): string =>
  normalise(text).replaceAll(/[’‘“”]/g, (quote) => QUOTES[quote] ?? quote);

/** A text as a search finds it: folded, and in Urdu a second time in its other spelling. */
export function foldSearched(text: string): string {
  const other = otherSpelling(text);
  return other === undefined ? foldForSearch(text) : `${foldForSearch(text)}\n${foldForSearch(other)}`;
}

/** A term in folded form, in each of its spellings. */
type Spellings = readonly string[];

function spellingsOf(term: string): Spellings {
  const withAlef = alefSpelling(term);
  return (withAlef === undefined ? [term] : [term, withAlef]).map(foldForSearch);
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
  readonly wanted: readonly Spellings[];
  /** Words sent with a minus before them. */
  readonly unwanted: readonly Spellings[];
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
    wanted: used.filter((term) => !term.startsWith('-')).map(spellingsOf),
    unwanted: used.filter((term) => term.startsWith('-')).map((term) => spellingsOf(term.slice(1))),
    sentence: /(?:\s|^)-/.test(search) ? undefined : foldForSearch(search),
    sent: sent.length,
  };
}
