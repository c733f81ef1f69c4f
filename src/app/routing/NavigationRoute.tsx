import { loadNamespace } from '../../i18n/i18n.ts';
import '../../i18n/lazyNamespaces.ts';
import { PAGE_WORDS } from '../../i18n/wordParts.ts';
import { NavigationPage } from '../../pages/content/NavigationPage.tsx';

export { preloadBody } from '../../pages/content/NavigationPage.tsx';

/** The page of a navigation address, once its words are there. */
export async function navigationPage(): Promise<typeof NavigationPage> {
  await Promise.all(PAGE_WORDS.map(loadNamespace));
  return NavigationPage;
}
