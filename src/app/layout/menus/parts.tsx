import { type ComponentType, lazy } from 'react';
import { loadNamespace } from '../../../i18n/i18n.ts';
import { whenIdleOrVisible } from '../../../shared/hooks/whenIdleOrVisible.ts';
import { retryUntilOnline } from '../../../shared/http/retryUntilOnline.ts';

const MENU = 'header nav details > div';

function part<P>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    await whenIdleOrVisible(MENU);
    const [found] = await retryUntilOnline(() => Promise.all([load(), loadNamespace('menu')]));
    return { default: found };
  });
}

/**
 * What the menus hold: in the page as links from the start, hydrated when the browser is idle (DESIGN 5).
 */
export const LazyMenuPanel = part(async () => (await import('./MenuPanel.tsx')).MenuPanel);

/** The Popular Packages dropdown, likewise. */
export const LazyPackagesPanel = part(async () => (await import('./PackagesPanel.tsx')).PackagesPanel);
