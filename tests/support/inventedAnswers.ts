import type { IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import { type Fault, wallPage, wrongTypes } from './faults.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

let packed: Buffer | undefined;

/**
 * 300 MB in a small gzip file. Compression takes seconds on a busy machine, so tests do it before they open a page.
 */
export const packedBomb = (): Buffer => (packed ??= gzipSync(Buffer.alloc(300_000_000, '['), { level: 1 }));

/** Returns the response of a fault that does not need the target; undefined for others. */
export function inventedAnswer(fault: Fault, { url = '/' }: IncomingMessage): Answer | undefined {
  const json = { 'content-type': 'application/json; charset=UTF-8' };
  const page = { 'content-type': 'text/html; charset=UTF-8' };
  if (fault === 'garbage')
    return { status: 200, headers: json, body: Buffer.from([0x7b, 0xff, 0x00, 0x22, 0x5d, 0x2c]) };
  if (fault === 'html') return { status: 200, headers: page, body: Buffer.from(wallPage) };
  if (fault === 'wrong-types') {
    return {
      status: 200,
      headers: { ...json, 'x-wp-total': '3', 'x-wp-totalpages': '1' },
      body: Buffer.from(wrongTypes),
    };
  }
  if (fault === 'bomb')
    return {
      status: 200,
      headers: { ...json, 'content-encoding': 'gzip' },
      body: packedBomb(),
    };
  if (fault === 'redirect-loop') return { status: 302, headers: { location: url }, body: Buffer.alloc(0) };
  if (typeof fault !== 'object' || !('status' in fault || 'redirect' in fault)) return undefined;
  if ('redirect' in fault)
    return { status: 302, headers: { location: fault.redirect }, body: Buffer.alloc(0) };
  const retry = fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter };
  return {
    status: fault.status,
    headers: { ...page, ...retry },
    body: Buffer.from(`<h1>Error ${fault.status}</h1>`),
  };
}

/** Returns CORS headers for a request with an origin. */
export function crossOrigin({ headers: { origin } }: IncomingMessage): Record<string, string> {
  if (origin === undefined) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'X-WP-Total, X-WP-TotalPages, Link, Retry-After',
    vary: 'Origin',
  };
}
