import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PagePath } from '../../content/navigation.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import { lazyPart } from '../../shared/lazyPart.ts';
import { renderedPage } from '../../shared/renderedPage.ts';
import { toolOf } from '../tools/tools.ts';
import { loadPage, useShownPage } from './loadPage.ts';
import { pagePathOf } from './pagePath.ts';
import { RenderedContentPage } from './RenderedContentPage.tsx';

const contentPage = lazyPart(async () => (await import('./text/ContentPage.tsx')).ContentPage);
const notFoundPage = lazyPart(async () => (await import('../not-found/NotFoundPage.tsx')).NotFoundPage);

/** Loads data, component and tool of a content page before rendering. Rejects when they are unavailable. */
export async function preloadBody(pathname: string, language: LanguageCode): Promise<void> {
  const path = pagePathOf(pathname);
  if (!path) await notFoundPage.load();
  else await Promise.all([contentPage.load(), loadPage(path, language), toolOf(path)?.load()]);
}

function PageFromData({ path }: { path: PagePath }) {
  // In parallel with the data; rendering reports a failure.
  for (const part of [contentPage, toolOf(path)]) part?.load().catch(() => undefined);
  return <contentPage.Part path={path} page={useShownPage(path)} />;
}

function ContentPageOf({ path }: { path: PagePath }) {
  const [rendered] = useState(() => renderedPage(path));
  return rendered ? <RenderedContentPage path={path} page={rendered} /> : <PageFromData path={path} />;
}

/** A page of the navigation; renders the not-found page for any other address. */
export function NavigationPage() {
  const path = pagePathOf(useLocation().pathname);
  return path ? <ContentPageOf key={path} path={path} /> : <notFoundPage.Part />;
}
