import { lazy } from 'react';
import { bringWords } from '../../../i18n/i18n.ts';
import { idleOrNear } from '../../../shared/hooks/idleOrNear.ts';
import { patiently } from '../../../shared/http/patiently.ts';

const MENU = 'header nav details > div';

const withWords = async <T,>(part: Promise<T>): Promise<T> =>
  (await Promise.all([part, bringWords('menu')]))[0];

/**
 * What the menus hold: in the page as links from the start, alive when the browser has nothing better to do (DESIGN 5).
 */
export const LaterMenuPanel = lazy(async () => {
  await idleOrNear(MENU);
  const part = await patiently(() => withWords(import('./MenuPanel.tsx')));
  return { default: part.MenuPanel };
});

/** The Popular Packages dropdown, likewise. */
export const LaterPackagesPanel = lazy(async () => {
  await idleOrNear(MENU);
  const part = await patiently(() => withWords(import('./PackagesPanel.tsx')));
  return { default: part.PackagesPanel };
});
