/** The search window, and the results for a page with a search field: one chunk. */
export { Found } from './Found.tsx';
export { SiteSearch } from './SiteSearch.tsx';
