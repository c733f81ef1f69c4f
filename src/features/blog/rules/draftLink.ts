/** Parameters of a link to a draft (CS-07; docs/wordpress-plugin.md). */
export interface DraftLink {
  readonly post: string;
  /** Seconds since 1970. */
  readonly expires: string;
  /** HMAC-SHA-256 in hexadecimal, checked by the content service. */
  readonly signature: string;
}

const NUMBER = /^[1-9]\d{0,11}$/;
const SIGNATURE = /^[\da-f]{64}$/;

/** Parses the address of a preview; undefined when a parameter is missing or invalid. */
export function draftLinkFromUrl(params: URLSearchParams): DraftLink | undefined {
  const [post = '', expires = '', signature = ''] = ['post', 'expires', 'signature'].map(
    (name) => params.get(name) ?? '',
  );
  return NUMBER.test(post) && NUMBER.test(expires) && SIGNATURE.test(signature)
    ? { post, expires, signature }
    : undefined;
}
