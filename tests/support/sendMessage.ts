import { sign } from '../../server/posts/signature.ts';

/** Sends WordPress' signed message about changed posts to a site; returns the status of the answer. */
export async function sendMessage(
  origin: string,
  secret: string,
  ids: readonly number[] = [],
): Promise<number> {
  const timestamp = `${Math.floor(Date.now() / 1_000)}`;
  const body = JSON.stringify({ ids });
  const headers = { 'X-Marsa-Timestamp': timestamp, 'X-Marsa-Signature': sign(secret, timestamp, body) };
  return (await fetch(`${origin}/hooks/content`, { method: 'POST', headers, body })).status;
}
