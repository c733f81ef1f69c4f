import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { sign } from '../../server/posts/signature.ts';
import { portOf } from '../support/freePort.ts';

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/**
 * Returns the body of a message.
 * @throws Error when its path, signature or time is wrong
 */
function bodyOf(secret: string, path: string, headers: IncomingHttpHeaders, body: string): unknown {
  const timestamp = String(headers['x-marsa-timestamp']);
  const isSigned = headers['x-marsa-signature'] === sign(secret, timestamp, body);
  if (path !== 'POST /hooks/content' || !isSigned) throw new Error(`Not signed: ${path} ${body}`);
  if (Math.abs(Number(timestamp) - Date.now() / 1_000) > 60) throw new Error(`Sent at ${timestamp}?`);
  return JSON.parse(body);
}

export async function startReceiver() {
  let status = 202;
  const messages: ((secret: string) => unknown)[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const path = `${request.method} ${request.url}`;
      messages.push((secret) => bodyOf(secret, path, request.headers, body));
      response.writeHead(status).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    /**
     * Returns the bodies of the messages since the last call, oldest first.
     * @throws Error for a wrong one
     */
    take: (secret: string) => messages.splice(0).map((message) => message(secret)),
    answerWith: (next: number) => {
      status = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
