import { persisted, textCodec } from '../../../shared/storage/persisted.ts';
import { whenIdle } from '../../../shared/whenIdle.ts';

/** Key of visits and offers in local storage. */
export const OFFER_KEY = 'install-offer';

// A plain text: the schema in offerStorage.ts would load valibot on the first page.
const entry = persisted(OFFER_KEY, textCodec);

/**
 * Calls back on a repeated visit; on the first one it only stores the time. Returns an unsubscribe function.
 */
export function onReturnVisit(onReturn: () => void): () => void {
  const note = () => entry.write(JSON.stringify({ visits: 1, lastSeen: Date.now() }));
  const leaving = () => document.hidden && note();
  let stopped = false;
  whenIdle(() => {
    if (stopped) return;
    const stored = entry.text();
    // Without storage nothing is offered.
    if (stored === undefined) return;
    if (stored !== null) onReturn();
    else if (note()) document.addEventListener('visibilitychange', leaving);
  });
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', leaving);
  };
}
