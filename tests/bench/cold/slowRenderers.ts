import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Slowness {
  readonly rate: number;
  readonly group: number;
}

/**
 * Slows all renderer processes of a browser, including that of the service worker, by stopping and continuing them in
 * a separate thread: DevTools slows only a page's main thread. Returns a function that ends it. Needs Linux for
 * `/proc`.
 */
export async function slowRenderers(slowness: Slowness): Promise<() => Promise<void>> {
  const turns = new Worker(new URL('turns.ts', import.meta.url), { workerData: slowness });
  const ended = once(turns, 'exit');
  await once(turns, 'online');
  return async () => {
    turns.postMessage('end');
    await ended;
  };
}
