import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** How much slower the renderers are. */
export interface Slowness {
  readonly rate: number;
  /** The browser's process group. */
  readonly group: number;
}

/**
 * Slows all renderers of a browser, that of the service worker among them: they are stopped and let go on by turns, in
 * a thread of its own. The DevTools protocol slows a page's main thread alone. Gives what ends it. Linux only, whose
 * `/proc` it reads.
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
