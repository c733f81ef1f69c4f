import { isDownload, mediaTypeOf } from '../../src/features/downloads/formats.ts';
import { fstatSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import sirv from 'sirv';
import type { Late } from '../publishing/model.ts';
import { addTiming, duration, noteSource, sourceOf } from '../log/notes.ts';
import { acceptedEncodings } from './acceptedEncodings.ts';
import { cacheControlOf, REVALIDATE } from './cacheRules.ts';
import type { PolicySources } from './contentSecurityPolicy.ts';
import { type FileKind, kindOf } from './fileKinds.ts';
import { createNotFound } from './notFoundPage.ts';
import { renamedPages } from './renamedPages.ts';
import { plainAnswer } from './plainAnswer.ts';
import { decodePath, encodePath, parseTarget } from './requestTarget.ts';
import { securityHeaders } from './securityHeaders.ts';
import { listSiteFiles, resolvePath } from './siteFiles.ts';

const KINDS: readonly FileKind[] = ['page', 'active', 'passive'];

/** Types that the sender's own table leaves without a character set; office documents it does not know at all. */
const TYPES: readonly [RegExp, string][] = [
  [/\.xml$/, 'application/xml; charset=utf-8'],
  [/\.(?:txt|md)$/, 'text/plain; charset=utf-8'],
];

/**
 * Closes the file when the reader leaves in the middle, and keeps a file that vanished from ending the process. One that
 * was replaced since its size was told breaks off the answer: the reader asks again, and never gets parts of two.
 */
function guardSending(response: ServerResponse): void {
  response.once('pipe', (file) => {
    file.once('error', () => response.destroy());
    file.once('open', (handle: number) => {
      const declared = response.getHeader('content-length');
      if (declared !== undefined && Number(declared) !== fstatSync(handle).size) response.destroy();
    });
    response.once('close', () => file.destroy());
  });
}

/** Pages that were not there when the list of files was read (CS-06). */
export interface LatePages {
  /** Finds what is behind a path, or makes it. Never rejects. */
  readonly look: (path: string) => Promise<Late>;
  /** Answers a request whose page was made for it, with the files that there are now. */
  readonly again: RequestListener;
}

/** What a site that is published while it is served knows beyond its files (CS-06). */
export interface Published {
  readonly late?: LatePages | undefined;
  /** Seconds since a page was compared with the content service, where that was not found by the last look. */
  readonly age?: ((path: string) => number | undefined) | undefined;
}

const STATUS = { gone: 410, missing: 404, unknown: 503 } as const;

/**
 * Serves a built site as a good host would: compressed, with cache and security headers, one address a page.
 * The folder is scanned once, here, and nothing outside of that list is ever opened (QU-02).
 */
export function createStaticSite(
  distDir: string,
  sources: PolicySources,
  { late, age }: Published = {},
): RequestListener {
  const files = listSiteFiles(distDir);
  const renamed = renamedPages(files);
  const send = sirv(distDir, { brotli: true, gzip: true, etag: true, extensions: [] });
  const headers = new Map(KINDS.map((kind) => [kind, securityHeaders(kind, sources)]));
  const secure = (response: ServerResponse, kind: FileKind) => {
    for (const [name, value] of headers.get(kind) ?? []) response.setHeader(name, value);
  };
  const notFound = createNotFound(distDir, (response) => secure(response, 'page'));

  const redirect = (response: ServerResponse, status: 301 | 308, to: string) =>
    plainAnswer(response, status, { Location: to, 'Cache-Control': REVALIDATE });

  /** A page may have been published since the build, or be made for this request, which then is answered anew. */
  async function answerLate(
    { look, again }: LatePages,
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    const started = performance.now();
    const found = await look(path);
    if (found.kind === 'made') {
      noteSource(response, 'rendered');
      addTiming(response, duration('render', performance.now() - started));
      again(request, response);
    } else if (found.kind === 'moved') redirect(response, 301, found.to);
    else {
      if (found.kind === 'unknown') response.setHeader('Retry-After', '10');
      notFound(request, response, STATUS[found.kind]);
    }
  }

  /** Says where the answer comes from, and how old it is where nobody knows whether it still holds. */
  function setSourceHeaders(response: ServerResponse, path: string): void {
    const isNew = sourceOf(response) === 'rendered';
    const seconds = isNew ? undefined : age?.(path);
    if (seconds !== undefined) response.setHeader('Age', seconds);
    const source = isNew ? 'rendered' : seconds === undefined ? 'file' : 'stale';
    noteSource(response, source);
    addTiming(response, `cache;desc=${source}`);
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, file: string): void {
    secure(response, kindOf(file));
    response.setHeader('Cache-Control', cacheControlOf(file));
    response.setHeader('Vary', 'Accept-Encoding');
    const type = isDownload(file) ? mediaTypeOf(file) : TYPES.find(([pattern]) => pattern.test(file))?.[1];
    if (type) response.setHeader('Content-Type', type);
    // sirv takes `br;q=0` for a yes and throws on ranges beyond 2^53; a range is a wish that may be left unheard.
    request.headers['accept-encoding'] = acceptedEncodings(request.headers['accept-encoding']).join(', ');
    delete request.headers.range;
    request.url = encodeURI(file);
    guardSending(response);
    send(request, response, () => notFound(request, response));
  }

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      plainAnswer(response, 405, { Allow: 'GET, HEAD' });
      return;
    }
    const target = parseTarget(request.url ?? '');
    if ('refused' in target) {
      plainAnswer(response, target.refused);
      return;
    }
    const path = decodePath(target.path);
    if (path === undefined) {
      plainAnswer(response, 400);
      return;
    }
    const found = resolvePath(files, path);
    const current = found.kind === 'missing' ? renamed.get(path.replace(/\/$/, '')) : undefined;
    if (current !== undefined) redirect(response, 301, current + target.search);
    else if (found.kind === 'file') {
      setSourceHeaders(response, target.path);
      sendFile(request, response, found.file);
    } else if (found.kind === 'missing' && late && sourceOf(response) !== 'rendered') {
      answerLate(late, request, response, target.path).catch(() => response.destroy());
    } else if (found.kind === 'missing') notFound(request, response);
    else redirect(response, 308, encodePath(found.to) + target.search);
  };
}
