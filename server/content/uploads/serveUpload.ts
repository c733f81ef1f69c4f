import { readFile, stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { drawAvatar } from './avatar.ts';

const TYPES: ReadonlyMap<string, string> = new Map([
  ['.avif', 'image/avif'],
  ['.webp', 'image/webp'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
]);

/** Pictures may change under the same name. */
const CACHE = 'public, max-age=86400';

const PAGE =
  '<!DOCTYPE html><html lang="en"><head><meta charset="UTF-8"><title>Page not found</title></head>' +
  '<body class="error404"><h1>Page not found</h1><p>Nothing was found at this address.</p></body></html>';

/** Returns WordPress' HTML page of status 404. */
export function notFoundPage(): Response {
  return new Response(PAGE, {
    status: 404,
    headers: {
      'Content-Type': 'text/html; charset=UTF-8',
      'Cache-Control': 'no-cache, must-revalidate, max-age=0',
    },
  });
}

/** Serves a file below `/wp-content/uploads/`, without CORS headers, as WordPress does. */
export async function serveUpload(request: Request, mediaDir: string): Promise<Response> {
  const name = uploadName(new URL(request.url).pathname);
  const type = TYPES.get(extname(name).toLowerCase());
  const avatar = drawAvatar(name);
  if (avatar !== undefined) {
    return picture(request, new TextEncoder().encode(avatar), 'image/svg+xml', new Date(0));
  }
  const path = resolve(mediaDir, name);
  const isInside = path.startsWith(resolve(mediaDir) + sep);
  const found = isInside && type !== undefined ? await stat(path).catch(() => undefined) : undefined;
  if (type === undefined || !found?.isFile()) return notFoundPage();
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
  if (request.headers.get('If-None-Match') === etag) return new Response(null, { status: 304, headers });
  return new Response(bytes, {
    headers: { ...headers, 'Content-Type': type, 'Content-Length': String(bytes.byteLength) },
  });
}
