/** Work that several may wait for. It is to stop, and to store nothing more, when the signal aborts. */
export type SharedWork = (askedAt: number, signal: AbortSignal) => Promise<void>;

interface Running {
  readonly controller: AbortController;
  readonly done: Promise<void>;
  waiting: number;
}

const running = new Map<string, Running>();

/** True while any work is going on. */
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

/** Ends work that nobody waits for, but not in the same task: who comes back at once finds it going on. */
function leave(key: string, left: Running): void {
  left.waiting -= 1;
  setTimeout(() => {
    if (left.waiting > 0 || running.get(key) !== left) return;
    running.delete(key);
    left.controller.abort();
  });
}

/**
 * Does one thing at a time: whoever asks for it meanwhile waits for the same work. When all who asked with a signal
 * have gone, the work is aborted; who asked without one waits for ever. Rejects with the signal's reason once that
 * aborts.
 */
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
