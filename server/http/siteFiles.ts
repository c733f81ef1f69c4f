import { readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';

/** Where a path of the site leads. */
export type Resolution =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'missing' };

/** Files for the host or for the server, no part of the site: never answered with. */
const NOT_SERVED = /^\/(?:_headers|_redirects|nginx\.conf\.sample)$|\/\.(?!well-known\/)|\.(?:br|gz)$/;

/**
 * The files of a built site as decoded paths (`/blog/index.html`), in the Unicode form that the sender looks them up by.
 */
export function listSiteFiles(distDir: string): Set<string> {
  const files = readdirSync(distDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(distDir, `${entry.parentPath}${sep}${entry.name}`).split(sep).join('/')}`);
  return new Set(files.map((file) => file.normalize('NFC')).filter((file) => !NOT_SERVED.test(file)));
}

/**
 * Finds the file for a decoded path, whatever its Unicode form. A page has one address, in small letters, without a
 * trailing slash and without `index.html`; its other spellings lead there.
 */
export function resolvePath(files: ReadonlySet<string>, path: string): Resolution {
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
