import { FinalFailure, isGone } from '../../shared/http/finalFailure.ts';
import { wait } from '../../shared/wait.ts';

/** An attempt without progress for this long is aborted; the next one may take half as long again, up to 6 s. */
const STALL_MS = 1200;
/** A network on which another file has made progress within this time is busy: a request that waits has not stalled. */
const BUSY_MS = 400;

let lastProgress = Number.NEGATIVE_INFINITY;

async function fetchFile(address: string, stallMs: number, signal: AbortSignal): Promise<void> {
  const attempt = new AbortController();
  const abort = () => attempt.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => (performance.now() - lastProgress < BUSY_MS ? watch(BUSY_MS) : abort()), ms);
  };
  signal.addEventListener('abort', abort);
  watch(stallMs);
  try {
    const response = await fetch(address, { signal: attempt.signal });
    if (isGone(response.status)) throw new FinalFailure(address);
    if (!response.ok) throw new Error(`${response.status} ${address}`);
    // Read, not piped: a pipe takes a phone 40 ms.
    const reader = response.body?.getReader();
    while ((await reader?.read())?.done === false) {
      lastProgress = performance.now();
      watch(stallMs);
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/**
 * Fetches a file of ours into the browser's HTTP cache, again whenever an attempt stalls or fails: an import that fails
 * cannot be repeated in Chromium before 156 (https://github.com/whatwg/html/issues/6768). Rejects when the file does not
 * exist or `signal` aborts.
 */
export async function fetchAhead(address: string, signal: AbortSignal): Promise<void> {
  for (let stallMs = STALL_MS; ; stallMs = Math.min(stallMs * 1.5, 5 * STALL_MS)) {
    try {
      return await fetchFile(address, stallMs, signal);
    } catch (error) {
      if (signal.aborted || error instanceof FinalFailure) throw error;
      await wait(STALL_MS / 4);
    }
  }
}
