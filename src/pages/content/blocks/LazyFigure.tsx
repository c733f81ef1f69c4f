import { lazy, Suspense } from 'react';
import type { FigureBlock } from '../../../content/pages/page.ts';
import { retryUntilOnline } from '../../../shared/http/retryUntilOnline.ts';

/** Charts bring a library of scales: only pages that have one fetch it. */
const Chart = lazy(async () => {
  const { Figure } = await retryUntilOnline(() => import('./Figure.tsx'));
  return { default: Figure };
});

/** A chart in a page's text; the text around it lives without waiting for it. */
export const LazyFigure = (block: FigureBlock) => (
  <Suspense>
    <Chart {...block} />
  </Suspense>
);
