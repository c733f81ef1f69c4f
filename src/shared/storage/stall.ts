/** Time without any event after which a transaction counts as stalled. */
export const STALL_TIMEOUT_MS = 4_000;

/** Short steps, so that a suspended device loses one of them at most. */
const STEP_MS = 500;

/** Rejects work on a database that does not respond. */
export class StalledError extends Error {
  override readonly name = 'StalledError';
}

/**
 * Calls back once when a transaction or connection has no event for a while: in WebKit it waits as long as a page in
 * the back/forward cache has an earlier transaction. Captures events, which do not bubble. Returns an unsubscribe
 * function.
 */
export function watchForStall(target: IDBTransaction | IDBDatabase, onStall: () => void): () => void {
  let silentMs = 0;
  const onAnswer = () => {
    silentMs = 0;
  };
  const stop = () => {
    clearInterval(timer);
    for (const type of ['success', 'error']) target.removeEventListener(type, onAnswer, true);
  };
  const timer = setInterval(() => {
    silentMs += STEP_MS;
    if (silentMs < STALL_TIMEOUT_MS) return;
    stop();
    onStall();
  }, STEP_MS);
  for (const type of ['success', 'error']) target.addEventListener(type, onAnswer, true);
  return stop;
}
