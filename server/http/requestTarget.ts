export interface RequestTarget {
  readonly path: string;
  readonly search: string;
}

const MAX_TARGET_LENGTH = 8192;

/** Splits the target of a request line, or returns an error status. The host of an absolute target is ignored. */
export function parseTarget(target: string): RequestTarget | 400 | 414 {
  if (target.length > MAX_TARGET_LENGTH) return 414;
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const [, path, search = ''] = /^(\/[^?#]*)(\?[^#]*)?$/.exec(local) ?? [];
  return path === undefined ? 400 : { path, search };
}

// oxlint-disable-next-line no-control-regex -- finds control characters
const FORBIDDEN = /[\u0000-\u001f\u007f\\]/;

/**
 * Returns the decoded path; undefined for malformed escapes, control characters, backslashes, encoded slashes and dot
 * segments. A second check: only listed files are served.
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

/** Returns a path percent-encoded. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
