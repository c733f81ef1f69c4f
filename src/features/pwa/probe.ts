import { watchRequest } from '../../shared/http/connection.ts';
import { readText } from '../../shared/http/readBody.ts';
import { request } from '../../shared/http/request.ts';

/** Pauses between two questions in milliseconds: the first, and the longest; each is twice the one before. */
const FIRST = 10_000;
const LONGEST = 120_000;
const DEADLINES = { stallMs: 8000, timeoutMs: 15_000 };

/** Returns true for any answer short of a server's failure; the state of the connection follows. */
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
 * Asks for a small file of the content service now and then until there is an answer, so that the page knows when the
 * line is back; only while someone looks at it, and at once when they come back to it. Gives the way to stop.
 */
export function probeUntilAnswered(address: string): () => void {
  const ended = new AbortController();
  let pause = FIRST;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void turn(), pause * (0.75 + Math.random() / 2));
  };
  const turn = async () => {
    if (document.visibilityState === 'hidden') return;
    pause = Math.min(LONGEST, pause * 2);
    if (!(await ask(address, ended.signal)) && !ended.signal.aborted) plan();
  };
  document.addEventListener('visibilitychange', () => void turn(), { signal: ended.signal });
  plan();
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}
