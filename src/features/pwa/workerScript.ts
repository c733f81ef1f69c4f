import { retryStalled, type StallPolicy } from '../../shared/http/retryStalled.ts';

const SCRIPT = '/sw.js';

const POLICY: StallPolicy = {
  stallAfter: 2500,
  maxWait: 10_000,
  atOnce: 2,
  firstPause: 500,
  maxPause: 20_000,
};

/**
 * Resolves once the network has delivered the worker's script. `register()` has no deadline, cannot be aborted, and
 * blocks further calls: in Chromium for minutes when the server does not answer.
 */
export function workerScriptArrives(): Promise<void> {
  return retryStalled(async (_retries, signal, onProgress) => {
    const response = await fetch(SCRIPT, { cache: 'reload', priority: 'low', signal });
    if (!response.ok) throw new Error(`${response.status} for ${SCRIPT}`);
    await response.body?.pipeTo(new WritableStream({ write: onProgress }));
  }, POLICY);
}
