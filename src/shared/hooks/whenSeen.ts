import { retryUntilOnline } from '../http/retryUntilOnline.ts';
import type { LoadStrategy } from '../lazyPart.ts';
import { queueHydration } from './hydrationQueue.ts';
import { whenIdleOrVisible } from './whenIdleOrVisible.ts';

/**
 * For a part that is in the prerendered page: fetched when the browser is idle or the element that `selector` names
 * comes near the screen, retried until it is there, and hydrated in a moment of its own (DESIGN 5).
 */
export const whenSeen =
  (selector: string): LoadStrategy =>
  async (load) => {
    const moment = await whenIdleOrVisible(selector);
    const part = await retryUntilOnline(load);
    if (moment === 'later') await queueHydration();
    return part;
  };
