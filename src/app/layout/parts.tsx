import { whenSeen } from '../../shared/hooks/whenSeen.ts';
import { retryUntilOnline } from '../../shared/http/retryUntilOnline.ts';
import { lazyPart } from '../../shared/lazyPart.ts';

const loadFrameEnd = async () => (await import('./FrameEnd.tsx')).FrameEnd;
const loadArrival = async () => (await import('../routing/Arrival.tsx')).Arrival;

/** The end of the frame, hydrated when visible; its links work before that. */
export const LazyFrameEnd = lazyPart(loadFrameEnd, whenSeen('#root > footer')).Part;

/** Scroll and focus on navigation: it renders nothing, so the page does not wait for it. */
export const LazyArrival = lazyPart(loadArrival, retryUntilOnline).Part;

/** Preloads these parts before a client render, which would otherwise show the page without them. */
export async function preloadParts(): Promise<void> {
  await Promise.all([loadFrameEnd(), loadArrival()]).catch(() => undefined);
}
