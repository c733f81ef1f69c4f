import type { IncomingMessage } from 'node:http';

/** The body of a request as text; undefined when it has more bytes than that. Rejects when the sender breaks off. */
export async function smallBody(request: IncomingMessage, most: number): Promise<string | undefined> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    const bytes = Buffer.from(piece);
    size += bytes.length;
    if (size > most) return undefined;
    pieces.push(bytes);
  }
  return Buffer.concat(pieces).toString('utf8');
}
