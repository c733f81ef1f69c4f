import { watchRequest } from '../../shared/http/connection.ts';
import { readText } from '../../shared/http/readBody.ts';
import { request } from '../../shared/http/request.ts';

const FIRST_PAUSE_MS = 10_000;
const MAX_PAUSE_MS = 120_000;
const DEADLINES = { stallMs: 8000, timeoutMs: 15_000 };

/** Returns true for any response but a server error, and updates the state of the connection. */
export async function ask(address: string, signal: AbortSignal): Promise<boolean> {
  const watch = watchRequest(true);
  try {
    await request(address, {
      ...DEADLINES,
      signal,
      init: () => ({ credentials: 'omit', cache: 'no-store' }),
      read: async (response, onProgress) => {
        await readText(response, onProgress);
        if (response.status >= 500) throw new Error(String(response.status));
      },
    });
    watch.answered();
    return true;
  } catch {
    if (signal.aborted) watch.left();
    else watch.failed();
    return false;
  }
}

/**
 * Polls a small file until a response arrives, while the page is visible. Returns a function that stops it.
 */
export function probeUntilAnswered(address: string): () => void {
  const ended = new AbortController();
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void turn(), pause * (0.75 + Math.random() / 2));
  };
  const turn = async () => {
    if (document.visibilityState === 'hidden') return;
    pause = Math.min(MAX_PAUSE_MS, pause * 2);
    if (!(await ask(address, ended.signal)) && !ended.signal.aborted) plan();
  };
  document.addEventListener('visibilitychange', () => void turn(), { signal: ended.signal });
  plan();
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}
