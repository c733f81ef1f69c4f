import { randomUUID } from 'node:crypto';
import { HOOK_PATH } from './contentHook.ts';
import { sign } from './signature.ts';

const TIMEOUT_MS = 5_000;

/** Returns a function that notifies other servers of changed posts. Never rejects. */
export function hookPeers(
  origins: readonly string[],
  secret: string,
  log: (message: string, error?: unknown) => void,
): () => Promise<void> {
  async function notify(origin: string): Promise<void> {
    const address = origin + HOOK_PATH;
    // Two messages within a second need two signatures.
    const body = JSON.stringify({ forwarded: true, id: randomUUID() });
    const timestamp = `${Math.floor(Date.now() / 1_000)}`;
    try {
      const { status } = await fetch(address, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'x-marsa-timestamp': timestamp,
          'x-marsa-signature': sign(secret, timestamp, body),
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (status !== 202) log(`${address} answered ${status}`);
    } catch (error) {
      log(`${address} was not told of a change`, error);
    }
  }

  return async () => {
    await Promise.all(origins.map(notify));
  };
}
