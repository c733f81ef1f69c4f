import { persisted, textCodec } from '../../../shared/storage/persisted.ts';
import { whenIdle } from '../../../shared/whenIdle.ts';

/** Where visits and offers are remembered, in local storage. */
export const OFFER_KEY = 'install-offer';

// As text: the schema of offerStorage.ts would bring valibot to the first page.
const entry = persisted(OFFER_KEY, textCodec);

/**
 * Calls back, when the page is idle, if the reader has been here before. On the first page of all it is only noted
 * until when it was read: more need not be fetched. Returns the way to stop.
 */
export function noteFirstPage(onReturn: () => void): () => void {
  const note = () => entry.write(JSON.stringify({ visits: 1, lastSeen: Date.now() }));
  const leaving = () => document.hidden && note();
  let stopped = false;
  whenIdle(() => {
    if (stopped) return;
    const stored = entry.text();
    // Where nothing can be stored nothing is offered.
    if (stored === undefined) return;
    if (stored !== null) onReturn();
    else if (note()) document.addEventListener('visibilitychange', leaving);
  });
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', leaving);
  };
}
