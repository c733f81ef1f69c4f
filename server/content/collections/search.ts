import type { Article } from '../library/library.ts';
import type { SearchTerms } from './searchText.ts';

type Folded = Article['folded'];

/** Whether each wanted word stands in title, excerpt or content, and no unwanted one does. */
export function matches({ title, excerpt, content }: Folded, { wanted, unwanted }: SearchTerms): boolean {
  const has = (spellings: readonly string[]): boolean =>
    spellings.some((term) => title.includes(term) || excerpt.includes(term) || content.includes(term));
  return wanted.every(has) && !unwanted.some(has);
}

/**
 * How well an article fits, smaller is better, as WordPress ranks it: the whole text in the title, all words
 * in the title, any word there, the whole text in the excerpt, in the content, the rest.
 */
export function rank({ title, excerpt, content }: Folded, { wanted, sentence, sent }: SearchTerms): number {
  const inTitle = (spellings: readonly string[]): boolean => spellings.some((term) => title.includes(term));
  if (sent <= 1) {
    return wanted.some(inTitle) ? 0 : 1;
  }
  if (sentence !== undefined && title.includes(sentence)) {
    return 1;
  }
  if (wanted.length < 7 && wanted.every(inTitle)) {
    return 2;
  }
  if (wanted.length < 7 && wanted.some(inTitle)) {
    return 3;
  }
  if (sentence !== undefined && excerpt.includes(sentence)) {
    return 4;
  }
  return sentence !== undefined && content.includes(sentence) ? 5 : 6;
}
