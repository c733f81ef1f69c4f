import type { Context, Handler } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { getMimeType } from 'hono/utils/mime';
import { isDownload, mediaTypeOf } from '../../src/features/downloads/formats.ts';
import { inLanguage, rooted, splitLanguage } from '../../src/i18n/addresses.ts';
import { repairPath } from '../../src/i18n/repairPath.ts';
import { blogAddress } from '../posts/blogAddress.ts';
import type { Posts } from '../posts/posts.ts';
import type { PostAnswer } from '../posts/postsOfBuild.ts';
import { addTiming, noteSource, plain, type SiteEnv } from './responses.ts';
import { cacheControlOf, REVALIDATE, SHARED } from './cacheRules.ts';
import type { Encoding, Release, StoredFile } from './release.ts';
import { decodePath, encodePath } from './requestTarget.ts';
import { kindOf } from './securityHeaders.ts';
import { resolvePath } from './siteFiles.ts';

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

const fileAt = (path: string) => (/\.\w+$/.test(path) ? path : `${path}/index.html`);

/** Returns true when the client's copy is current. Our validators are weak. */
const isKnown = (header: string | undefined, etag: string) =>
  header !== undefined && (header.trim() === '*' || header.includes(etag.slice(2)));

/** Serves the files and pages of a release (QU-02, QU-03). */
export function siteHandler(current: () => Release, posts?: Pick<Posts, 'answer' | 'age'>): Handler<SiteEnv> {
  async function sendFile(
    c: Context<SiteEnv>,
    file: string,
    status: ContentfulStatusCode = 200,
  ): Promise<Response> {
    return send(c, file, status, await current().read(file, encodingFor(c)));
  }

  function send(
    c: Context<SiteEnv>,
    file: string,
    status: ContentfulStatusCode,
    found: StoredFile | undefined,
  ): Response {
    if (!found) return plain(c, 503, { 'Retry-After': '30' });
    const isShared = status === 200 && posts && blogAddress(c.get('target').path);
    c.header('Cache-Control', isShared ? SHARED : cacheControlOf(file));
    c.header('Vary', status === 200 ? 'Accept-Encoding' : 'Accept, Accept-Encoding');
    if (status === 200) {
      c.header('ETag', found.etag);
      if (isKnown(c.req.header('if-none-match'), found.etag)) return c.body(null, 304);
    }
    return c.body(found.body, status, {
      ...current().headers[kindOf(file)],
      'Content-Type': typeOf(file),
      'Content-Length': `${found.body.length}`,
      ...(found.encoding ? { 'Content-Encoding': found.encoding } : {}),
    });
  }

  function sendMissing(c: Context<SiteEnv>, status: 404 | 410 | 503 = 404): Response | Promise<Response> {
    const { files } = current();
    const { code } = splitLanguage(c.get('target').path);
    const page = [inLanguage(code, '/404.html'), '/404.html'].find((file) => files.has(file));
    if (status === 503) c.header('Retry-After', '10');
    return page && /\btext\/html\b/i.test(c.req.header('accept') ?? '')
      ? sendFile(c, page, status)
      : plain(c, status, { Vary: 'Accept, Accept-Encoding' });
  }

  function noteFile(c: Context<SiteEnv>, isNew: boolean): void {
    const seconds = isNew ? undefined : posts?.age(c.get('target').path);
    if (seconds !== undefined) c.header('Age', `${seconds}`);
    const source = isNew ? 'rendered' : seconds === undefined ? 'file' : 'stale';
    noteSource(c, source);
    addTiming(c, 'cache', source);
  }

  async function lookFor(c: Context<SiteEnv>, path: string): Promise<PostAnswer> {
    if (!posts) return { kind: 'file' };
    const started = performance.now();
    const found = await posts.answer(path);
    if (found.kind === 'page' && found.isNew) addTiming(c, 'render', performance.now() - started);
    return found;
  }

  /** Returns the page that a damaged path most likely means. */
  async function repaired(c: Context<SiteEnv>, path: string): Promise<string | undefined> {
    const page = repairPath(path);
    if (page === path) return undefined;
    const found = resolvePath(current().files, page);
    if (found.kind !== 'missing') return encodePath(found.kind === 'file' ? page : found.to);
    const post = await lookFor(c, encodePath(page));
    if (post.kind === 'moved') return post.to;
    return post.kind === 'page' ? encodePath(page) : undefined;
  }

  return async (c) => {
    const { path: asked, search } = c.get('target');
    const path = decodePath(asked);
    if (path === undefined) return plain(c, 400);
    const { files, renamed } = current();
    const known = resolvePath(files, path);
    const newName = known.kind === 'missing' && renamed.get(path.replace(/\/$/, ''));
    if (newName) return redirect(c, 301, newName + search);
    const post = await lookFor(c, asked);
    if (post.kind === 'page') {
      noteFile(c, post.isNew);
      return send(c, fileAt(path), 200, await post.text.body(encodingFor(c)));
    }
    if (post.kind === 'moved') return redirect(c, 301, post.to);
    if (post.kind === 'gone') return sendMissing(c, 410);
    if (post.kind === 'unknown') return sendMissing(c, 503);
    if (known.kind === 'redirect') return redirect(c, 308, encodePath(known.to) + search);
    if (known.kind === 'file' && post.kind === 'file') {
      noteFile(c, false);
      return sendFile(c, known.file);
    }
    const address = await repaired(c, path);
    return address === undefined ? sendMissing(c) : redirect(c, 308, address + search);
  };
}
