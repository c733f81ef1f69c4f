import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { sign } from '../../server/posts/signature.ts';

interface Message {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A site that listens to the plugin's messages. */
export interface Receiver {
  readonly origin: string;
  /** Bodies of the messages since the last question, oldest first; rejects for one that is not rightly signed. */
  readonly take: (secret: string) => readonly unknown[];
  /** What it answers from now on. */
  readonly answerWith: (status: number) => void;
  readonly close: () => Promise<void>;
}

/** Starts one. */
export async function startReceiver(): Promise<Receiver> {
  let status = 202;
  let messages: Message[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      messages.push({ path: `${request.method} ${request.url}`, headers: request.headers, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    take: (secret) => {
      const taken = messages;
      messages = [];
      return taken.map(({ path, headers, body }) => {
        const timestamp = String(headers['x-marsa-timestamp']);
        const expected = sign(secret, timestamp, body);
        if (path !== 'POST /hooks/content' || headers['x-marsa-signature'] !== expected)
          throw new Error(`Not rightly signed: ${path} ${body}`);
        if (Math.abs(Number(timestamp) - Date.now() / 1_000) > 60) throw new Error(`Sent at ${timestamp}?`);
        return JSON.parse(body);
      });
    },
    answerWith: (next) => {
      status = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
