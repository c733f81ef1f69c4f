import { createContext, use } from 'react';
import { pieces, wordForms, wordMatcher, words } from '../text/normalise.ts';
import { otherSpelling } from '../text/urduSpellings.ts';

/** The words to highlight. */
export interface Wanted {
  /** The search as typed. */
  readonly search: string;
  /** Matched words, in the form of `wordForms`. */
  readonly terms: readonly string[];
}

/** The search whose words are highlighted; undefined for none. */
export const WantedWords = createContext<Wanted | undefined>(undefined);

function HighlightedWords({ text, wanted }: { text: string; wanted: Wanted }) {
  const terms = new Set(wanted.terms);
  const matchers = words(wanted.search).map(wordMatcher);
  const isHit = (form: string) => terms.has(form) || matchers.some((matches) => matches(form));
  const otherText = otherSpelling(text);
  const other = otherText === undefined ? [] : pieces(otherText);
  return pieces(text).map((piece, index) => {
    const forms = [piece, other[index]].flatMap((one) => (one?.word ? wordForms(one.text) : []));
    return forms.some(isHit) ? <mark key={piece.at}>{piece.text}</mark> : piece.text;
  });
}

/** A text with the words of the search highlighted (OF-06). */
export function Highlight({ text }: { text: string }) {
  const wanted = use(WantedWords);
  return wanted ? <HighlightedWords text={text} wanted={wanted} /> : text;
}
