import { loadNamespace } from '../../i18n/i18n.ts';
import '../../i18n/searchWords.ts';
import { Found } from './Found.tsx';
import { SiteSearch } from './SiteSearch.tsx';

const loadNamespaces = () => Promise.all([loadNamespace('search'), loadNamespace('menu')]);

/** The window with the site's search, and its words. Rejects when words cannot be fetched. */
export async function siteSearch(): Promise<typeof SiteSearch> {
  await loadNamespaces();
  return SiteSearch;
}

/** The same for a page that has the field itself: what it finds. */
export async function siteResults(): Promise<typeof Found> {
  await loadNamespaces();
  return Found;
}
