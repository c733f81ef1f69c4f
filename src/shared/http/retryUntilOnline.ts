import { wait } from '../wait.ts';

const RETRY_DELAY_MS = 5000;

/** Loads a part of the page in the background and retries: a final failure would unmount its parents. */
export async function retryUntilOnline<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      console.info(`Fetched later: ${String(error)}`);
      await wait(RETRY_DELAY_MS);
    }
  }
}
