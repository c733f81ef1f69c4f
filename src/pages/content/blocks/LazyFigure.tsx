import { Suspense } from 'react';
import type { ShownBlockOf } from '../../../content/pages/shownBlocks.ts';
import { retryUntilOnline } from '../../../shared/http/retryUntilOnline.ts';
import { lazyPart } from '../../../shared/lazyPart.ts';

/** Only pages with a chart load the scale library. */
const { Part: Chart } = lazyPart(async () => (await import('./Figure.tsx')).Figure, retryUntilOnline);

/** A chart in a Suspense boundary, so that the text around it hydrates without it. */
export const LazyFigure = (block: ShownBlockOf<'figure' | 'slope'>) => (
  <Suspense>
    <Chart {...block} />
  </Suspense>
);
