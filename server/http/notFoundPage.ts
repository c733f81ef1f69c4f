import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncodings, type Encoding } from './acceptedEncodings.ts';
import { REVALIDATE } from './cacheRules.ts';
import { plainAnswer } from './plainAnswer.ts';

const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

function read(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

/**
 * Answers 404 (QU-03), 410 for what is no longer there, or 503 while that is unknown: with the site's own page to a
 * browser that goes there, with one line to everything else, since a picture or a chunk that is gone should not cost a
 * page's weight. `setHeaders` adds what every page carries.
 */
export function createNotFound(
  distDir: string,
  setHeaders: (response: ServerResponse) => void,
): (request: IncomingMessage, response: ServerResponse, status?: 404 | 410 | 503) => void {
  const file = join(distDir, '404.html');
  const page = read(file);
  const compressed = { br: read(`${file}${SUFFIX.br}`), gzip: read(`${file}${SUFFIX.gzip}`) };
  return (request, response, status = 404) => {
    const vary = { Vary: 'Accept, Accept-Encoding' };
    if (!page || !/\btext\/html\b/i.test(request.headers.accept ?? '')) {
      plainAnswer(response, status, vary);
      return;
    }
    const encoding = acceptedEncodings(request.headers['accept-encoding']).find((each) => compressed[each]);
    const body = (encoding && compressed[encoding]) ?? page;
    setHeaders(response);
    response.writeHead(status, {
      ...vary,
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': REVALIDATE,
    });
    response.end(body);
  };
}
