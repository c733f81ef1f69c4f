import { normalise } from '../../../src/shared/text/normalise.ts';
import { alefSpelling, otherSpelling } from '../../../src/shared/text/urduSpellings.ts';

const QUOTES: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '“': '"', '”': '"' };

/** Returns a text as the search compares it: as the search in the browser does, and with straight quotes. */
const foldForSearch = (text: string): string =>
  normalise(text).replaceAll(/[’‘“”]/g, (quote) => QUOTES[quote] ?? quote);

/** Returns a text to search in: folded, and Urdu a second time in its other spelling. */
export function foldSearched(text: string): string {
  const other = otherSpelling(text);
  return other === undefined ? foldForSearch(text) : `${foldForSearch(text)}\n${foldForSearch(other)}`;
}

function spellingsOf(term: string): readonly string[] {
  const withAlef = alefSpelling(term);
  return (withAlef === undefined ? [term] : [term, withAlef]).map(foldForSearch);
}

// WordPress leaves these words out of a search.
const STOP_WORDS = new Set(
  (
    'about,an,are,as,at,be,by,com,for,from,how,in,is,it,of,on,or,that,the,this,to,was,what,when,where,' +
    'who,will,with,www'
  ).split(','),
);
const MOST_TERMS = 9;
const TERM = /".*?(?:"|$)|(?<=[\t ",+]|^)[^\t ",+]+/g;

/**
 * Returns a test for texts that `foldSearched` has folded. As in WordPress, a text contains every word or quoted phrase
 * of the search, and no word that follows a minus; an empty search matches all.
 */
export function searchMatcher(search: string): (searchText: string) => boolean {
  if (search === '') return () => true;
  const terms = (search.match(TERM) ?? [])
    .map((term) => term.replaceAll(/^["' ]+|["' ]+$/g, ''))
    .filter((term) => term !== '' && !/^[a-z-]$/i.test(term) && !STOP_WORDS.has(term.toLowerCase()));
  const used = terms.length === 0 || terms.length > MOST_TERMS ? [search] : terms;
  const tests = used.map((term) => {
    const isUnwanted = term.startsWith('-');
    const spellings = spellingsOf(isUnwanted ? term.slice(1) : term);
    return (text: string) => spellings.some((spelling) => text.includes(spelling)) !== isUnwanted;
  });
  return (text) => tests.every((test) => test(text));
}
