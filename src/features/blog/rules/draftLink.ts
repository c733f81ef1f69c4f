/** Which draft a link shows, and what proves that it may (CS-07; docs/wordpress-plugin.md). */
export interface DraftLink {
  /** The post's id. */
  readonly post: string;
  /** Seconds since 1970. */
  readonly expires: string;
  /** HMAC-SHA-256 in hexadecimal; the content service checks it. */
  readonly signature: string;
}

const NUMBER = /^[1-9]\d{0,11}$/;
const SIGNATURE = /^[\da-f]{64}$/;

/** Reads it from the address of a preview; undefined when something is missing or odd. */
export function draftLinkFromUrl(params: URLSearchParams): DraftLink | undefined {
  const [post = '', expires = '', signature = ''] = ['post', 'expires', 'signature'].map(
    (name) => params.get(name) ?? '',
  );
  return NUMBER.test(post) && NUMBER.test(expires) && SIGNATURE.test(signature)
    ? { post, expires, signature }
    : undefined;
}
