import type { SearchableText } from '../../content/searchTexts.ts';

/** A page as the site's search knows it. */
export interface PageEntry {
  /** Its address. */
  readonly path: string;
  /** Title and summary in the reader's language. */
  readonly title: string;
  readonly summary: string;
  readonly language: string;
  /** Its English title, where the reader's is another: people type “VAT” and “golden visa” in any language. */
  readonly english: string;
  /** What stands out in its body, in the language that the reader gets it in; undefined while that is not there. */
  readonly text: SearchableText | undefined;
  readonly textLanguage: string;
  /** What it is found by beyond what is shown: names and keywords, then summaries, in all languages; words of its body. */
  readonly names: string;
  readonly summaries: string;
  readonly body: string;
}

/** What of a page is shown below its title: why it was found. */
export interface HitLine {
  readonly text: string;
  readonly language: string;
  /** The part of the page that it stands in. */
  readonly part?: string;
}

/** A page that a search found. */
export interface PageHit {
  readonly path: string;
  readonly title: string;
  readonly tool: boolean;
  readonly line: HitLine;
}

/** What a search found among the pages, best first. */
export interface PageResults {
  readonly hits: readonly PageHit[];
  /** The words that were hit, as `normalise` makes them. */
  readonly terms: readonly string[];
  /** No page has all words as they were typed. */
  readonly close: boolean;
}
