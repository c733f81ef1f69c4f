import type { Searched } from './searchIndex.ts';

/** What a page asks the search worker. */
export interface SearchRequest {
  /** Answers carry the number of what they answer; undefined only wakes the worker, so that it is ready. */
  readonly turn?: number;
  readonly search: string;
  readonly categories: readonly number[];
  /** Which part of what is found is wanted. */
  readonly start: number;
  readonly count: number;
  /** The posts to search in, where the device keeps none. */
  readonly posts?: readonly Searched[];
}

/** A part of what was found on the device. */
export interface SearchResults {
  readonly ids: readonly number[];
  readonly total: number;
  /** The words that were taken for those of the search, as `normalise` makes them. */
  readonly terms: readonly string[];
  /** Nothing holds the words as they were typed; words like them were taken. */
  readonly close: boolean;
  /** The device could not search. */
  readonly failed?: boolean;
}

/** What the search worker tells: an answer, or that more can be found than before. */
export type SearchAnswer = ({ readonly turn: number } & SearchResults) | { readonly turn: 'grown' };
