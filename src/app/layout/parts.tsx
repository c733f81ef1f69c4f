import { withWords } from '../../i18n/withWords.ts';
import { whenSeen } from '../../shared/hooks/whenSeen.ts';
import { retryUntilOnline } from '../../shared/http/retryUntilOnline.ts';
import { lazyPart } from '../../shared/lazyPart.ts';

const loadFrameEnd = withWords(['menu'], async () => (await import('./FrameEnd.tsx')).FrameEnd);
const loadArrival = async () => (await import('../routing/Arrival.tsx')).Arrival;

/** The end of the frame, hydrated when it is wanted; until then its links are links all the same. */
export const LazyFrameEnd = lazyPart(loadFrameEnd, whenSeen('#root > footer')).Part;

/** What happens on arrival at a page: nothing to see, so the page does not wait for it. */
export const LazyArrival = lazyPart(loadArrival, retryUntilOnline).Part;

/** Fetches these parts ahead of a rendering from nothing, which would show the page without them first. */
export async function preloadParts(): Promise<void> {
  await Promise.all([loadFrameEnd(), loadArrival()]).catch(() => undefined);
}
