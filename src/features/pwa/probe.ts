import { getText } from '../../shared/http/deadline.ts';
import { watchRequest } from '../../shared/http/connection.ts';

/** Pauses between two questions in milliseconds: the first, and the longest; each is twice the one before. */
const FIRST = 10_000;
const LONGEST = 120_000;
const DEADLINES = { headers: 8000, idle: 8000, total: 15_000 };

/** Returns true for any answer short of a server's failure; the state of the connection follows. */
export async function ask(address: string, signal: AbortSignal): Promise<boolean> {
  const watch = watchRequest(true);
  try {
    const { status } = await getText(address, DEADLINES, { signal, cache: 'no-store' });
    if (status >= 500) throw new Error(String(status));
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
