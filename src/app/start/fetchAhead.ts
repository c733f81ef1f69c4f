import { FinalFailure, isGone } from '../../shared/http/finalFailure.ts';
import { wait } from '../../shared/wait.ts';

/** An attempt without progress for this long is aborted; each further attempt may take 1.5 times as long, up to 6 s. */
const STALL_TIMEOUT_MS = 1200;
/** A request does not count as stalled if another file progressed within this time: the network is busy. */
const BUSY_PERIOD_MS = 400;

let lastProgress = Number.NEGATIVE_INFINITY;

async function fetchFile(address: string, stallMs: number, signal: AbortSignal): Promise<void> {
  const attempt = new AbortController();
  const abort = () => attempt.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(
      () => (performance.now() - lastProgress < BUSY_PERIOD_MS ? watch(BUSY_PERIOD_MS) : abort()),
      ms,
    );
  };
  signal.addEventListener('abort', abort);
  watch(stallMs);
  try {
    const response = await fetch(address, { signal: attempt.signal });
    if (isGone(response.status)) throw new FinalFailure(address);
    if (!response.ok) throw new Error(`${response.status} ${address}`);
    // Reading takes 40 ms less than piping on a phone.
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
 * Fetches a file into the HTTP cache, again whenever an attempt stalls or fails: a failed import cannot be repeated in
 * Chromium before 156 (https://github.com/whatwg/html/issues/6768). Rejects when the file does not exist or `signal`
 * aborts.
 */
export async function fetchAhead(address: string, signal: AbortSignal): Promise<void> {
  for (let stallMs = STALL_TIMEOUT_MS; ; stallMs = Math.min(stallMs * 1.5, 5 * STALL_TIMEOUT_MS)) {
    try {
      return await fetchFile(address, stallMs, signal);
    } catch (error) {
      if (signal.aborted || error instanceof FinalFailure) throw error;
      await wait(STALL_TIMEOUT_MS / 4);
    }
  }
}
