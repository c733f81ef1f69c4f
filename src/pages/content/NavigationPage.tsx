import { useLocation } from 'react-router-dom';
import { bodyLanguageOf, loadBody } from '../../content/pages/bodies.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { toolOf } from '../tools/tools.ts';
import { ContentPage } from './ContentPage.tsx';
import { pagePathOf } from './pagePath.ts';

/**
 * Fetches the body of an address, and its tool, ahead of rendering; nothing for one that has none. Rejects when they do
 * not come.
 */
export async function preloadBody(pathname: string, language: LanguageCode): Promise<void> {
  const path = pagePathOf(pathname);
  if (path) await Promise.all([loadBody(path, bodyLanguageOf(path, language)), toolOf(path)?.load()]);
}

/** A page that the navigation names; any other address has none. */
export function NavigationPage() {
  const path = pagePathOf(useLocation().pathname);
  return path ? <ContentPage key={path} path={path} /> : <NotFoundPage />;
}
