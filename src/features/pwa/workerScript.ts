import { HttpError } from '../../shared/http/HttpError.ts';
import { readBlob } from '../../shared/http/readBody.ts';
import { request } from '../../shared/http/request.ts';

const SCRIPT = '/sw.js';

/**
 * Resolves once the worker's script is available: a pending `register()` blocks further calls for minutes.
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
