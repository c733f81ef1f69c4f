import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { addTiming, duration, noteSource } from '../log/notes.ts';
import { acceptedEncodings, type Encoding } from './acceptedEncodings.ts';
import { createCompressor, isCompressible, joined, peek, piecesOf } from './answerBody.ts';
import { plainAnswer } from './plainAnswer.ts';
import { parseTarget } from './requestTarget.ts';

/** A handler in the web's own terms, as the content service gives it. */
export type WebHandler = (request: Request) => Promise<Response>;

/** Takes a failure of the handler, for the log. */
export type ErrorLog = (message: string, error: unknown) => void;

// Methods that a web Request cannot even be made with.
const IMPOSSIBLE = new Set(['CONNECT', 'TRACE', 'TRACK']);
/** This machine and private networks. Any other name in `Host` is the client's claim. */
const LOCAL_HOST =
  /^(?:localhost|127(?:\.\d{1,3}){3}|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|\[::1\])(?::\d{1,5})?$/i;

/**
 * The request in the web's terms, without its body: the content service only reads (CS-01). Behind a proxy its origin is
 * the site's: the proxy ends TLS, and answers that repeat any `Host` would poison shared caches.
 */
function toRequest(
  incoming: IncomingMessage,
  pathAndQuery: string,
  siteOrigin: string | undefined,
  signal: AbortSignal,
): Request {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const local = `http://${incoming.headers.host ?? ''}`;
  const isLocal = LOCAL_HOST.test(incoming.headers.host ?? '') && URL.canParse(local);
  const base = isLocal ? local : (siteOrigin ?? 'http://localhost');
  return new Request(new URL(base + pathAndQuery), { method: incoming.method ?? 'GET', headers, signal });
}

function copyHeaders(headers: Headers, outgoing: ServerResponse): void {
  for (const [name, value] of headers) if (name !== 'set-cookie') outgoing.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
}

function markEncoded(outgoing: ServerResponse, encoding: Encoding): void {
  outgoing.setHeader('content-encoding', encoding);
  outgoing.removeHeader('content-length');
  const etag = outgoing.getHeader('etag');
  // Other bytes than the handler's: a strong validator would lie.
  if (typeof etag === 'string' && !etag.startsWith('W/')) outgoing.setHeader('etag', `W/${etag}`);
}

/** `took`: milliseconds that the handler has needed. */
async function send(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  signal: AbortSignal,
  took: number,
) {
  if (signal.aborted) {
    await response.body?.cancel();
    return;
  }
  outgoing.statusCode = response.status;
  if (response.statusText) outgoing.statusMessage = response.statusText;
  copyHeaders(response.headers, outgoing);
  noteSource(outgoing, 'content');
  addTiming(outgoing, duration('content', took));
  const compressible = isCompressible(response.headers);
  if (compressible) outgoing.appendHeader('vary', 'Accept-Encoding');
  if (!response.body || incoming.method === 'HEAD') {
    await response.body?.cancel();
    outgoing.end();
    return;
  }
  const pieces = piecesOf(response.body, signal);
  const encoding = compressible ? acceptedEncodings(incoming.headers['accept-encoding'])[0] : undefined;
  if (!encoding) {
    await pipeline(Readable.from(pieces, { objectMode: false }), outgoing, { signal });
    return;
  }
  const body = await peek(pieces);
  if (!body.rest) {
    outgoing.end(body.start);
    return;
  }
  markEncoded(outgoing, encoding);
  await pipeline(joined(body), createCompressor(encoding), outgoing, { signal });
}

/** What Node's streams say when the reader has left: in the middle of the answer, or before it began. */
const DEPARTURES: readonly unknown[] = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'];

/** True for what a client's leaving looks like from here: no failure, and nobody is left to be told. */
function isDeparture(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || ('code' in error && DEPARTURES.includes(error.code));
}

async function answer(
  handle: WebHandler,
  siteOrigin: string | undefined,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  log: ErrorLog,
): Promise<void> {
  const target = parseTarget(incoming.url ?? '');
  if ('refused' in target) return plainAnswer(outgoing, target.refused);
  if (IMPOSSIBLE.has(incoming.method ?? '')) return plainAnswer(outgoing, 405, { Allow: 'GET, HEAD' });
  const gone = new AbortController();
  outgoing.once('close', () => outgoing.writableFinished || gone.abort());
  try {
    const request = toRequest(incoming, target.path + target.search, siteOrigin, gone.signal);
    const started = performance.now();
    const response = await handle(request);
    await send(response, incoming, outgoing, gone.signal, performance.now() - started);
  } catch (error) {
    if (gone.signal.aborted && isDeparture(error)) return;
    log(`${incoming.method ?? ''} ${target.path} failed:`, error);
    if (outgoing.headersSent) {
      outgoing.destroy();
      return;
    }
    for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name);
    plainAnswer(outgoing, 500);
  }
}

/**
 * A listener of node:http that asks a web handler: streamed, compressed when that pays, cancelled when the client
 * goes away. A handler that fails answers 500 with one line; what went wrong stands in the log only. The promise is
 * kept when the answer is out, and never broken.
 * @param siteOrigin origin of requests whose `Host` is not local; `http://localhost` without it
 */
export function nodeAdapter(handle: WebHandler, log: ErrorLog = console.warn, siteOrigin?: string) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> =>
    answer(handle, siteOrigin, incoming, outgoing, log);
}
