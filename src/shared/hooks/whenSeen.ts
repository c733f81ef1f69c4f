import { retryUntilOnline } from '../http/retryUntilOnline.ts';
import type { LoadStrategy } from '../lazyPart.ts';
import { whenIdleOrVisible } from './whenIdleOrVisible.ts';

/**
 * Returns the strategy of a part of the prerendered page: fetched when `wait` resolves, by default when the browser
 * is idle or the part is visible, and retried until it is loaded.
 */
export const whenSeen =
  (selector: string, wait: (selector: string) => Promise<void> = whenIdleOrVisible): LoadStrategy =>
  async (load) => {
    await wait(selector);
    return retryUntilOnline(load);
  };
