/** What a request asks for, still percent-encoded, or the status to refuse it with. */
export type RequestTarget =
  | { readonly path: string; readonly search: string }
  | { readonly refused: 400 | 414 };

/** Longest address that is looked at, in characters. */
const MAX_TARGET = 8192;

/** Splits the request line's target. The absolute form is accepted, its host is not believed. */
export function parseTarget(target: string): RequestTarget {
  if (target.length > MAX_TARGET) return { refused: 414 };
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const [, path, search = ''] = /^(\/[^?#]*)(\?[^#]*)?$/.exec(local) ?? [];
  return path === undefined ? { refused: 400 } : { path, search };
}

// Names that no file of the site has, and that some file system could read as a way out of its folder.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const FORBIDDEN = /[\u0000-\u001f\u007f\\]/;

/**
 * The decoded path, or undefined when it is malformed: broken escapes, control characters, backslashes, encoded
 * slashes, dot segments. Only names from the scan of `dist` are ever opened, so this is the second lock, and the honest answer (400) to a request that no browser makes.
 */
export function decodePath(path: string): string | undefined {
  if (/%2f/i.test(path)) return undefined;
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const dotted = decoded.split('/').some((segment) => segment === '.' || segment === '..');
  return dotted || FORBIDDEN.test(decoded) ? undefined : decoded;
}

/** A decoded path as it is written in an address. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
