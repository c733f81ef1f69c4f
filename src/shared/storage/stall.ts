/** Milliseconds without any answer after which a transaction counts as stalled. */
export const STALL_TIMEOUT_MS = 4_000;

/** Time counts in short steps: a device that wakes up has slept through one of them at most. */
const STEP_MS = 500;

/** Rejects work on a database that does not answer. */
export class StalledError extends Error {
  override readonly name = 'StalledError';
}

/**
 * Calls back once when an IndexedDB transaction or connection answers nothing for a while: WebKit's wait for as long as
 * a page in the back/forward cache holds an earlier transaction. Answers do not bubble, so they are captured. Returns a
 * function that stops watching.
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
