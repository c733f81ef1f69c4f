import { readFile, stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { drawAvatar } from './avatar.ts';
import { notFoundPage } from './notFoundPage.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** A picture under the same name may be drawn anew, so browsers ask again after a day. */
const CACHE = 'public, max-age=86400';

/**
 * Answers a request below `/wp-content/uploads/` from the media folder: no CORS headers, as WordPress'
 * web servers send none; a missing file is an HTML page with status 404.
 */
export async function serveUpload(request: Request, mediaDir: string): Promise<Response> {
  const name = uploadName(new URL(request.url).pathname);
  const type = TYPES[extname(name).toLowerCase()];
  const avatar = drawAvatar(name);
  if (avatar !== undefined) {
    return picture(request, new TextEncoder().encode(avatar), 'image/svg+xml', new Date(0));
  }
  const path = resolve(mediaDir, name);
  const isInside = path.startsWith(resolve(mediaDir) + sep);
  const found = isInside && type !== undefined ? await stat(path).catch(() => undefined) : undefined;
  if (type === undefined || !found?.isFile()) {
    return notFoundPage(request);
  }
  return picture(request, await readFile(path), type, found.mtime);
}

function uploadName(pathname: string): string {
  try {
    return decodeURIComponent(pathname.replace(/^\/wp-content\/uploads\//, ''));
  } catch {
    return '';
  }
}

function picture(request: Request, bytes: Uint8Array<ArrayBuffer>, type: string, changed: Date): Response {
  const etag = `"${bytes.byteLength.toString(16)}-${Math.floor(changed.getTime() / 1000).toString(16)}"`;
  const headers = { 'Cache-Control': CACHE, ETag: etag, 'Last-Modified': changed.toUTCString() };
  if (request.headers.get('If-None-Match') === etag) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === 'HEAD' ? null : bytes, {
    headers: { ...headers, 'Content-Type': type, 'Content-Length': String(bytes.byteLength) },
  });
}
