import { Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Encoding } from './acceptedEncodings.ts';

/** Bodies below this many bytes are sent as they are: they fit one packet either way. */
const COMPRESS_FROM = 1024;

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:[\w.+-]+\+)?(?:json|xml)\b|application\/javascript|image\/svg\+xml)/i;

/** True when an answer's body may be compressed on its way: text, not yet encoded, not marked otherwise. */
export function isCompressible(headers: Headers): boolean {
  if (headers.has('content-encoding')) return false;
  if (/\bno-transform\b/i.test(headers.get('cache-control') ?? '')) return false;
  return COMPRESSIBLE.test(headers.get('content-type') ?? '');
}

/** A compressor quick enough to run on each answer. */
export function createCompressor(encoding: Encoding): Transform {
  if (encoding === 'gzip') return createGzip({ level: 6 });
  return createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      // 512 kB hold any answer; the usual 4 MB cost more time to clear than the compressing takes.
      [constants.BROTLI_PARAM_LGWIN]: 19,
    },
  });
}

/** The pieces of a body. When `signal` aborts, the source is told and a piece that is waited for never comes. */
export async function* piecesOf(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void, void> {
  const reader = body.getReader();
  const cancel = () => void reader.cancel(signal.reason).catch(() => undefined);
  signal.addEventListener('abort', cancel, { once: true });
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}

/** The start of a body, and the rest of it when there is more. */
export interface PeekedBody {
  readonly start: Buffer;
  readonly rest: AsyncGenerator<Uint8Array, void, void> | undefined;
}

/** Reads on until `COMPRESS_FROM` bytes are there or the body ends: only then is it known whether it is worth it. */
export async function peek(pieces: AsyncGenerator<Uint8Array, void, void>): Promise<PeekedBody> {
  const read: Uint8Array[] = [];
  let size = 0;
  while (size < COMPRESS_FROM) {
    const next = await pieces.next();
    if (next.done) return { start: Buffer.concat(read), rest: undefined };
    read.push(next.value);
    size += next.value.length;
  }
  return { start: Buffer.concat(read), rest: pieces };
}

/** A peeked body as one stream again. */
export function joined(body: PeekedBody): Readable {
  async function* all(): AsyncGenerator<Uint8Array, void, void> {
    yield body.start;
    if (body.rest) yield* body.rest;
  }
  return Readable.from(all(), { objectMode: false });
}
