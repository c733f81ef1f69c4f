import type { SearchableText } from '../../content/searchTexts.ts';

/** A page as the site search indexes it. */
export interface PageEntry {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  /** The language of title and summary. */
  readonly language: string;
  /** The English title; empty in English: people type “VAT” in any language. */
  readonly english: string;
  readonly tool: boolean;
  /** Opening, headings and questions of the body; undefined until they are loaded. */
  readonly text: SearchableText | undefined;
  readonly textLanguage: string;
  /** Names and keywords in all languages. */
  readonly names: string;
  /** Summaries in all languages. */
  readonly summaries: string;
  /** Words of the body. */
  readonly body: string;
}

/** The line below the title of a result. */
export interface HitLine {
  readonly text: string;
  readonly language: string;
  /** The id of the section that contains it. */
  readonly part?: string;
}

/** A page that matches a search. */
export interface PageHit {
  readonly path: string;
  readonly title: string;
  readonly tool: boolean;
  readonly line: HitLine;
}

/** The pages that match a search, best first. */
export interface PageResults {
  readonly hits: readonly PageHit[];
  /** The matched words, in the form of `wordForms`. */
  readonly terms: readonly string[];
  /** True when no page contains all words as typed. */
  readonly close: boolean;
}
