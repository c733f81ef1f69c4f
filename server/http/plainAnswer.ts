import { STATUS_CODES, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';

/** Answers with a status and one short line of text, for those who are not looking at a page. */
export function plainAnswer(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders = {},
): void {
  const body = `${status} ${STATUS_CODES[status] ?? ''}\n`;
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(body);
}
