import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { PREVIOUS } from '../build/putInPlace.ts';

export type Paths = Pick<ReadonlySet<string>, 'has'>;

export type Resolution =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'missing' };

const NOT_SERVED = /^\/(?:_headers|_redirects|nginx\.conf\.sample)$|\/\.(?!well-known\/)|\.(?:br|gz)$/;

/** Returns the files of a built site by decoded path (NFC), including the previous release's hashed assets. */
export function listSiteFiles(distDir: string): Map<string, string> {
  const found = readdirSync(distDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = new Map<string, string>();
  const previous = new Map<string, string>();
  for (const place of found) {
    const path = `/${relative(distDir, place).split(sep).join('/')}`.normalize('NFC');
    const asset = path.startsWith(`/${PREVIOUS}/`) ? path.replace(PREVIOUS, 'assets') : undefined;
    if (!NOT_SERVED.test(asset ?? path)) (asset ? previous : files).set(asset ?? path, place);
  }
  return new Map([...previous, ...files]);
}

/**
 * Returns the file of a decoded path, in any Unicode form. The address of a page is in lower case, without trailing
 * slash and `index.html`; other spellings redirect to it.
 */
export function resolvePath(files: Paths, path: string): Resolution {
  const file = path.normalize('NFC');
  if (path.endsWith('/index.html') && files.has(file)) {
    return { kind: 'redirect', to: path.slice(0, -'/index.html'.length) || '/' };
  }
  if (files.has(file)) return { kind: 'file', file };
  const folder = path.endsWith('/') ? path.slice(0, -1) : path;
  const page = `${folder.normalize('NFC')}/index.html`;
  if (!files.has(page)) {
    const small = folder.toLowerCase();
    return small !== folder && files.has(`${small.normalize('NFC')}/index.html`)
      ? { kind: 'redirect', to: small }
      : { kind: 'missing' };
  }
  return folder === path || folder === '' ? { kind: 'file', file: page } : { kind: 'redirect', to: folder };
}
