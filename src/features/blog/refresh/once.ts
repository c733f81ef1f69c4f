/** Work shared by several callers. After the signal aborts it must stop and store nothing. */
export type SharedWork = (askedAt: number, signal: AbortSignal) => Promise<void>;

interface Running {
  readonly controller: AbortController;
  readonly done: Promise<void>;
  waiting: number;
}

const running = new Map<string, Running>();

/** Returns true while any work is running. */
export const isBusy = (): boolean => running.size > 0;

function begin(key: string, work: SharedWork): Running {
  const controller = new AbortController();
  const done = work(Date.now(), controller.signal).finally(() => {
    if (running.get(key) === started) running.delete(key);
  });
  const started = { controller, done, waiting: 0 };
  running.set(key, started);
  return started;
}

/** Aborts work without callers, but not in the same task: a caller that returns at once joins it. */
function leave(key: string, left: Running): void {
  left.waiting -= 1;
  setTimeout(() => {
    if (left.waiting > 0 || running.get(key) !== left) return;
    running.delete(key);
    left.controller.abort();
  });
}

/** Runs one work per key at a time; later callers share it. Aborted when all callers have aborted. */
export function once(key: string, work: SharedWork, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return Promise.reject(signal.reason);
  const shared = running.get(key) ?? begin(key, work);
  shared.waiting += 1;
  if (!signal) return shared.done;
  return new Promise((resolve, reject) => {
    const stop = () => {
      leave(key, shared);
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
    shared.done.then(resolve, reject);
  });
}
