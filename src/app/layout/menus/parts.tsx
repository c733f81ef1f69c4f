import { withWords } from '../../../i18n/withWords.ts';
import { whenIdleOrVisible } from '../../../shared/hooks/whenIdleOrVisible.ts';
import { retryUntilOnline } from '../../../shared/http/retryUntilOnline.ts';
import { lazyPart, type LoadStrategy } from '../../../shared/lazyPart.ts';

const MENU = 'header nav details > div';

const withMenus: LoadStrategy = async (load) => {
  await whenIdleOrVisible(MENU);
  return retryUntilOnline(load);
};

const loadPanel = async () => (await import('./MenuPanel.tsx')).MenuPanel;
const loadPackages = async () => (await import('./PackagesPanel.tsx')).PackagesPanel;

/**
 * What the menus hold: in the page as links from the start, hydrated when the browser is idle (DESIGN 5).
 */
export const LazyMenuPanel = lazyPart(withWords(['menu'], loadPanel), withMenus).Part;

/** The Popular Packages dropdown, likewise. */
export const LazyPackagesPanel = lazyPart(withWords(['menu'], loadPackages), withMenus).Part;
