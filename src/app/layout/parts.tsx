import { lazy } from 'react';
import { loadNamespace } from '../../i18n/i18n.ts';
import { whenIdleOrVisible } from '../../shared/hooks/whenIdleOrVisible.ts';
import { queueHydration } from '../../shared/hooks/hydrationQueue.ts';
import { retryUntilOnline } from '../../shared/http/retryUntilOnline.ts';

const loadFrameEnd = async () => (await Promise.all([import('./FrameEnd.tsx'), loadNamespace('menu')]))[0];
const loadArrival = () => import('../routing/Arrival.tsx');

const loadNavigation = () => import('./menus/MainNavigation.tsx');

/** The menus of wide screens. */
export const LazyNavigation = lazy(async () => ({
  default: (await retryUntilOnline(loadNavigation)).MainNavigation,
}));

/** The end of the frame, hydrated when it is wanted; until then its links are links all the same. */
export const LazyFrameEnd = lazy(async () => {
  const moment = await whenIdleOrVisible('#root > footer');
  const { FrameEnd } = await retryUntilOnline(loadFrameEnd);
  if (moment === 'later') await queueHydration();
  return { default: FrameEnd };
});

/** What happens on arrival at a page: nothing to see, so the page does not wait for it. */
export const LazyArrival = lazy(async () => ({ default: (await retryUntilOnline(loadArrival)).Arrival }));

/** Fetches these parts ahead of a rendering from nothing, which would show the page without them first. */
export async function preloadParts(): Promise<void> {
  await Promise.all([loadFrameEnd(), loadArrival()]).catch(() => undefined);
}
