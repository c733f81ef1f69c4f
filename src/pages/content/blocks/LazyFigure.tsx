import { Suspense } from 'react';
import type { FigureBlock, SlopeBlock } from '../../../content/pages/page.ts';
import { retryUntilOnline } from '../../../shared/http/retryUntilOnline.ts';
import { lazyPart } from '../../../shared/lazyPart.ts';

/** Charts bring a library of scales: only pages that have one fetch it. */
const { Part: Chart } = lazyPart(async () => (await import('./Figure.tsx')).Figure, retryUntilOnline);

/** A chart in a page's text; the text around it lives without waiting for it. */
export const LazyFigure = (block: FigureBlock | SlopeBlock) => (
  <Suspense>
    <Chart {...block} />
  </Suspense>
);
