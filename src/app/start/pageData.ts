/** Id of the last element of a page: without it the page broke off on its way. */
export const WHOLE_ID = 'whole';

/** The files that bring a page to life; addresses of this site. */
export interface PageScripts {
  /** Starts the app. */
  readonly main: string;
  /** What it needs to start. */
  readonly first: readonly string[];
  /** What it imports then, on this page. */
  readonly later: readonly string[];
  /** The styles of all pages, whole. */
  readonly styles: string;
  /** The styles that content pages need beyond those. */
  readonly pageStyles: string;
}
