import { HttpError } from '../../shared/http/HttpError.ts';
import { readBlob } from '../../shared/http/readBody.ts';
import { request } from '../../shared/http/request.ts';

const SCRIPT = '/sw.js';

/**
 * Resolves once the network has delivered the worker's script. `register()` has no deadline, cannot be aborted, and
 * blocks further calls: in Chromium for minutes when the server does not answer.
 */
export async function workerScriptArrives(): Promise<void> {
  await request(SCRIPT, {
    read: (response, onProgress) => {
      if (!response.ok) throw new HttpError('garbage', `${response.status} for ${SCRIPT}`);
      return readBlob(response, onProgress);
    },
    init: () => ({ cache: 'reload', priority: 'low' }),
    stallMs: 2500,
    retries: Infinity,
    backoff: { firstPause: 500, maxPause: 20_000 },
  });
}
