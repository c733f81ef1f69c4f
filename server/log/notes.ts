import type { ServerResponse } from 'node:http';

/**
 * Where an answer came from: a file of the site, a page made for this request, a page that could not be compared with the
 * content service, the copy that the reader has (304), the content service and its word of a change; `none` for all else.
 */
export type AnswerSource = 'file' | 'rendered' | 'stale' | 'revalidated' | 'content' | 'hook' | 'none';

const sources = new WeakMap<ServerResponse, AnswerSource>();

/** Notes where an answer comes from. */
export function noteSource(response: ServerResponse, source: AnswerSource): void {
  sources.set(response, source);
}

/** Where an answer came from, as far as it was noted. */
export function sourceOf(response: ServerResponse): AnswerSource {
  const source = sources.get(response) ?? 'none';
  return response.statusCode === 304 ? 'revalidated' : source;
}

/** Adds to the answer's `Server-Timing`, which browsers show beside the request: `name`, or `name;dur=milliseconds`. */
export function addTiming(response: ServerResponse, metric: string): void {
  const before = response.getHeader('server-timing');
  response.setHeader('Server-Timing', before === undefined ? metric : `${String(before)}, ${metric}`);
}

/** The part of `Server-Timing` that says how long something took, in milliseconds. */
export const duration = (name: string, milliseconds: number): string =>
  `${name};dur=${milliseconds.toFixed(1)}`;
