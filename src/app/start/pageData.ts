/** Id of the element that lists the scripts of a page. */
export const SCRIPTS_ID = 'scripts';

/** Id of the last element of a page: without it the page broke off on its way. */
export const WHOLE_ID = 'whole';

/** The scripts of a page: the one that starts the app, and what it will import. Addresses of this site. */
export interface PageScripts {
  readonly main: string;
  readonly chunks: readonly string[];
}
