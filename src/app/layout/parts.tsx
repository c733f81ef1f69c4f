import { lazy } from 'react';
import { patiently } from '../../shared/http/patiently.ts';
import { idleOrNear } from './idleOrNear.ts';

/** The end of the frame, hydrated when it is wanted; until then its links are links all the same. */
export const LaterFrameEnd = lazy(async () => {
  await idleOrNear('#root > footer');
  return { default: (await patiently(() => import('./FrameEnd.tsx'))).FrameEnd };
});

/** What happens on arrival at a page: nothing to see, so the page does not wait for it. */
export const LaterArrival = lazy(async () => ({
  default: (await patiently(() => import('../routing/Arrival.tsx'))).Arrival,
}));

/** Fetches these parts ahead of a rendering from nothing, which would show the page without them first. */
export async function preloadParts(): Promise<void> {
  await Promise.all([import('./FrameEnd.tsx'), import('../routing/Arrival.tsx')]).catch(() => undefined);
}
