import { whenIdle } from '../../../shared/whenIdle.ts';

/** Where visits and offers are remembered, in local storage. */
export const OFFER_KEY = 'install-offer';

/**
 * Calls back, when the page is idle, if the reader has been here before. On the first page of all it is only noted
 * until when it was read: more need not be fetched. Returns the way to stop.
 */
export function noteFirstPage(onReturn: () => void): () => void {
  const note = () => localStorage.setItem(OFFER_KEY, JSON.stringify({ visits: 1, lastSeen: Date.now() }));
  const leaving = () => document.hidden && note();
  let stopped = false;
  whenIdle(() => {
    if (stopped) return;
    try {
      if (localStorage.getItem(OFFER_KEY) !== null) return onReturn();
      note();
      document.addEventListener('visibilitychange', leaving);
    } catch {
      // Where nothing can be remembered nothing is offered.
    }
  });
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', leaving);
  };
}
