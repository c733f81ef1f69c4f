import { normalise } from '../../../src/shared/text/normalise.ts';
import { alefSpelling, otherSpelling } from '../../../src/shared/text/urduSpellings.ts';

const QUOTES: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '“': '"', '”': '"' };

const foldForSearch = (text: string): string =>
  normalise(text).replaceAll(/[’‘“”]/g, (quote) => QUOTES[quote] ?? quote);

/** Returns the searchable form of a text, with Urdu in both spellings. */
export function foldSearched(text: string): string {
  const other = otherSpelling(text);
  return other === undefined ? foldForSearch(text) : `${foldForSearch(text)}\n${foldForSearch(other)}`;
}

function spellingsOf(term: string): readonly string[] {
  const withAlef = alefSpelling(term);
  return (withAlef === undefined ? [term] : [term, withAlef]).map(foldForSearch);
}

// WordPress ignores these words in a search.
const STOP_WORDS = new Set(
  (
    'about,an,are,as,at,be,by,com,for,from,how,in,is,it,of,on,or,that,the,this,to,was,what,when,where,' +
    'who,will,with,www'
  ).split(','),
);
const MAX_TERMS = 9;
const TERM = /".*?(?:"|$)|(?<=[\t ",+]|^)[^\t ",+]+/g;

/**
 * Returns a test for texts of `foldSearched`. As in WordPress, a match contains every word or quoted phrase, and no
 * word after a minus; an empty search matches all.
 */
export function searchMatcher(search: string): (searchText: string) => boolean {
  if (search === '') return () => true;
  const terms = (search.match(TERM) ?? [])
    .map((term) => term.replaceAll(/^["' ]+|["' ]+$/g, ''))
    .filter((term) => term !== '' && !/^[a-z-]$/i.test(term) && !STOP_WORDS.has(term.toLowerCase()));
  const used = terms.length === 0 || terms.length > MAX_TERMS ? [search] : terms;
  const tests = used.map((term) => {
    const isUnwanted = term.startsWith('-');
    const spellings = spellingsOf(isUnwanted ? term.slice(1) : term);
    return (text: string) => spellings.some((spelling) => text.includes(spelling)) !== isUnwanted;
  });
  return (text) => tests.every((test) => test(text));
}
