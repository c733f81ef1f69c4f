import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers send one request at a time per connection. */
const MAX_UNFINISHED_ANSWERS = 4;
const SILENCE_TIMEOUT_MS = 30_000;

/** Creates a server that closes connections with many requests and unread responses. */
export function createBoundedServer(listener: RequestListener): Server {
  const unfinished = new WeakMap<Socket, number>();
  const server = createServer((request, response) => {
    const { socket } = request;
    const count = (unfinished.get(socket) ?? 0) + 1;
    unfinished.set(socket, count);
    response.once('close', () => unfinished.set(socket, (unfinished.get(socket) ?? 1) - 1));
    if (count > MAX_UNFINISHED_ANSWERS) socket.destroy();
    else listener(request, response);
  });
  server.timeout = SILENCE_TIMEOUT_MS;
  return server;
}
