import { wait } from '../wait.ts';

/** Milliseconds until it is tried again. */
const PAUSE = 5000;

/**
 * Loads a part of the page that nobody waits for, until it is there: a part that failed for good would take down
 * what is around it. Never rejects.
 */
export async function retryUntilOnline<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      console.info(`Fetched later: ${String(error)}`);
      await wait(PAUSE);
    }
  }
}
