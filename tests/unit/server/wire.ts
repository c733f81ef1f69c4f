import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

/** An answer without redirects followed or compression removed. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Makes one request on a separate connection, with the path exactly as given. */
export function ask(
  origin: string,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<WireAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((done, fail) => {
    const outgoing = request({ hostname, port, path, agent: false, ...options }, (incoming) => {
      const pieces: Buffer[] = [];
      incoming.on('data', (piece: Buffer) => pieces.push(piece));
      incoming.on('error', fail);
      incoming.on('end', () =>
        done({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(pieces) }),
      );
    });
    outgoing.on('error', fail);
    outgoing.end();
  });
}

/** Sends bytes that no usual client sends; returns the complete answer when the server closes. */
export function sendRaw(origin: string, bytes: string | Uint8Array): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((done, fail) => {
    let text = '';
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(bytes));
    socket.setEncoding('latin1');
    socket.on('data', (piece: string) => (text += piece));
    socket.on('error', fail);
    socket.on('close', () => done(text));
  });
}

/** A raw request line with the headers that HTTP/1.1 requires. */
export function rawGet(target: string): string {
  return `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
}
