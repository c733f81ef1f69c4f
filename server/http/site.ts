import type { Context, Handler } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { getMimeType } from 'hono/utils/mime';
import { isDownload, mediaTypeOf } from '../../src/features/downloads/formats.ts';
import { rooted, splitLanguage } from '../../src/i18n/addresses.ts';
import type { Late } from '../publishing/model.ts';
import { addTiming, noteSource, plain, type SiteEnv } from './answers.ts';
import { cacheControlOf, REVALIDATE } from './cacheRules.ts';
import type { Encoding, Release } from './release.ts';
import { decodePath, encodePath, repairPath } from './requestTarget.ts';
import { kindOf } from './securityHeaders.ts';
import { resolvePath } from './siteFiles.ts';

/** Pages that are rendered while the site is served (CS-06). */
export interface PostPages {
  /** Finds the post at a path that has no file, or renders its page. Never rejects. */
  readonly late: (path: string) => Promise<Late>;
  /** Seconds since a page was compared with the content service, when the last comparison failed. */
  readonly age: (path: string) => number | undefined;
}

const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

function encodingFor(c: Context): Encoding | undefined {
  const accepted = parseAccept(c.req.header('accept-encoding') ?? '');
  const quality = (name: string) => accepted.find(({ type }) => type === name)?.q;
  return ENCODINGS.find((name) => (quality(name) ?? quality('*') ?? 0) > 0);
}

const typeOf = (file: string) =>
  isDownload(file) ? mediaTypeOf(file) : (getMimeType(file) ?? 'application/octet-stream');

const redirect = (c: Context, status: 301 | 308, to: string) =>
  plain(c, status, { Location: rooted(to || '/'), 'Cache-Control': REVALIDATE });

/** True when the reader's copy, named by `If-None-Match`, is current. Our validators are weak, and compared so. */
const isKnown = (header: string | undefined, etag: string) =>
  header !== undefined && (header.trim() === '*' || header.includes(etag.slice(2)));

/** Answers for the files and pages of a release (QU-02, QU-03). */
export function siteHandler(current: () => Release, posts?: PostPages): Handler<SiteEnv> {
  async function sendFile(
    c: Context<SiteEnv>,
    file: string,
    status: ContentfulStatusCode = 200,
  ): Promise<Response> {
    const release = current();
    const found = await release.read(file, encodingFor(c));
    if (!found) return plain(c, 503, { 'Retry-After': '30' });
    c.header('Cache-Control', cacheControlOf(file));
    c.header('Vary', status === 200 ? 'Accept-Encoding' : 'Accept, Accept-Encoding');
    if (status === 200) {
      c.header('ETag', found.etag);
      if (isKnown(c.req.header('if-none-match'), found.etag)) return c.body(null, 304);
    }
    return c.body(found.body, status, {
      ...release.headers[kindOf(file)],
      'Content-Type': typeOf(file),
      'Content-Length': `${found.body.length}`,
      ...(found.encoding ? { 'Content-Encoding': found.encoding } : {}),
    });
  }

  /** Answers with the site's own page to a browser that navigates, with one line to all other requests. */
  function sendMissing(c: Context<SiteEnv>, status: 404 | 410 | 503 = 404): Response | Promise<Response> {
    const { files } = current();
    const { code } = splitLanguage(c.get('target').path);
    const page = [`/${code}/404.html`, '/404.html'].find((file) => files.has(file));
    if (status === 503) c.header('Retry-After', '10');
    return page && /\btext\/html\b/i.test(c.req.header('accept') ?? '')
      ? sendFile(c, page, status)
      : plain(c, status, { Vary: 'Accept, Accept-Encoding' });
  }

  /** Adds the source of a page, and its age when it may be outdated. */
  function noteFile(c: Context<SiteEnv>, isNew: boolean): void {
    const seconds = isNew ? undefined : posts?.age(c.get('target').path);
    if (seconds !== undefined) c.header('Age', `${seconds}`);
    const source = isNew ? 'rendered' : seconds === undefined ? 'file' : 'stale';
    noteSource(c, source);
    addTiming(c, 'cache', source);
  }

  async function lookFor(c: Context<SiteEnv>, path: string): Promise<Late> {
    if (!posts) return { kind: 'missing' };
    const started = performance.now();
    const found = await posts.late(path);
    if (found.kind === 'made') addTiming(c, 'render', performance.now() - started);
    return found;
  }

  /** Finds the address of the page that a damaged path means. */
  async function repaired(c: Context<SiteEnv>, path: string): Promise<string | undefined> {
    const page = repairPath(path);
    if (page === path) return undefined;
    const found = resolvePath(current().files, page);
    if (found.kind !== 'missing') return encodePath(found.kind === 'file' ? page : found.to);
    const late = await lookFor(c, encodePath(page));
    if (late.kind === 'moved') return late.to;
    return late.kind === 'made' ? encodePath(page) : undefined;
  }

  return async (c) => {
    const { path: asked, search } = c.get('target');
    const path = decodePath(asked);
    if (path === undefined) return plain(c, 400);
    const { files, renamed } = current();
    const known = resolvePath(files, path);
    const newName = known.kind === 'missing' && renamed.get(path.replace(/\/$/, ''));
    if (newName) return redirect(c, 301, newName + search);
    const late = known.kind === 'missing' ? await lookFor(c, asked) : undefined;
    const found = late?.kind === 'made' ? resolvePath(current().files, path) : known;
    if (found.kind === 'redirect') return redirect(c, 308, encodePath(found.to) + search);
    if (found.kind === 'file') {
      noteFile(c, late !== undefined);
      return sendFile(c, found.file);
    }
    if (late?.kind === 'moved') return redirect(c, 301, late.to);
    if (late?.kind === 'gone') return sendMissing(c, 410);
    if (late?.kind === 'unknown') return sendMissing(c, 503);
    const address = await repaired(c, path);
    return address === undefined ? sendMissing(c) : redirect(c, 308, address + search);
  };
}
