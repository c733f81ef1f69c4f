import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { RequestTarget } from './requestTarget.ts';

export interface SiteEnv {
  readonly Bindings: HttpBindings;
  readonly Variables: { readonly target: RequestTarget };
}

/** Returns a text response of one line. */
export function plain(
  c: Context,
  status: ContentfulStatusCode,
  headers: Record<string, string> = {},
): Response {
  return c.body(`${status} ${STATUS_CODES[status] ?? ''}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });
}

/**
 * The source of a response, for the log: a file, a page rendered for this request, a page not compared with the content
 * service, an unchanged copy (304), the content service, the signed hook, or `none`.
 */
export type AnswerSource = 'file' | 'rendered' | 'stale' | 'revalidated' | 'content' | 'hook' | 'none';

const sources = new WeakMap<ServerResponse, AnswerSource>();

/** Stores the source of a response. */
export function noteSource(c: Context<SiteEnv>, source: AnswerSource): void {
  sources.set(c.env.outgoing, source);
}

/** Returns the source of a response. */
export const sourceOf = (outgoing: ServerResponse): AnswerSource =>
  outgoing.statusCode === 304 ? 'revalidated' : (sources.get(outgoing) ?? 'none');

/** Adds a metric to `Server-Timing`: `name;desc=…` or `name;dur=…` in ms. */
export function addTiming(c: Context, name: string, value: string | number): void {
  const metric = typeof value === 'number' ? `dur=${value.toFixed(1)}` : `desc=${value}`;
  c.header('Server-Timing', `${name};${metric}`, { append: true });
}
