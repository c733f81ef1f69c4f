import { createContext, use } from 'react';
import { formsOf, normalise, pieces, withoutArticle, words } from '../text/normalise.ts';
import { alefSpelling, otherSpelling } from '../text/urduSpellings.ts';

/** What a search wants, for marking it in the texts below. */
export interface Wanted {
  /** As it was typed. */
  readonly search: string;
  /** Words that were hit, as `normalise` makes them. */
  readonly terms: readonly string[];
}

/** The search whose words are marked; undefined for none. */
export const WantedWords = createContext<Wanted | undefined>(undefined);

function HighlightedWords({ text, wanted }: { text: string; wanted: Wanted }) {
  const search = words(wanted.search);
  const withAlefs = search.flatMap((word) => alefSpelling(word) ?? []);
  const hit = new Set([...wanted.terms, ...withAlefs.map(normalise)]);
  const beginnings = search.map((word) => withoutArticle(normalise(word)));
  const isHit = (word: string) => hit.has(word) || beginnings.some((beginning) => word.startsWith(beginning));
  const otherText = otherSpelling(text);
  const other = otherText === undefined ? [] : pieces(otherText);
  return pieces(text).map((piece, index) => {
    const forms = [piece, other[index]].flatMap((one) => (one?.word ? formsOf(one.text) : []));
    return forms.some(isHit) ? <mark key={piece.at}>{piece.text}</mark> : piece.text;
  });
}

/** A text in which the words of the search are marked, if there is one (OF-06). */
export function Highlight({ text }: { text: string }) {
  const wanted = use(WantedWords);
  return wanted ? <HighlightedWords text={text} wanted={wanted} /> : text;
}
