import type { DomWindow } from '../../../../shared/html/parse.ts';
import { parseUrl } from '../../../../shared/parseUrl.ts';

/** Environment in which responses of the content service are mapped to our types. */
export interface EdgeContext {
  readonly dom: DomWindow;
  readonly apiBase: string;
  /** Origin of this site, which is removed from stored addresses. */
  readonly siteOrigin: string;
  /** Origins whose images and videos may be loaded (QU-02). */
  readonly mediaOrigins: readonly string[];
  readonly defaultAuthor: string;
}

/** Parses an absolute http(s) address; returns undefined for other text. */
export function absoluteUrl(address: string, base: string): URL | undefined {
  const text = address.trim();
  const url = text === '' ? undefined : parseUrl(text, base);
  return url && ['https:', 'http:'].includes(url.protocol) ? url : undefined;
}

const NO_HOST = 'relative.invalid';

/** Parses an http(s) or protocol-relative address; returns undefined for a relative one. */
export function addressWithHost(address: string): URL | undefined {
  const url = absoluteUrl(address, `https://${NO_HOST}`);
  return url?.hostname === NO_HOST ? undefined : url;
}

/** Serialises an address, without the origin for addresses of this site. */
export function written(url: URL, context: EdgeContext): string {
  return url.origin === context.siteOrigin ? url.href.slice(url.origin.length) : url.href;
}

/** Returns the address of a media file when its origin is allowed, otherwise undefined. */
export function mediaUrl(
  address: string,
  context: EdgeContext,
  base: string = context.apiBase,
): string | undefined {
  const url = absoluteUrl(address, base);
  return url && context.mediaOrigins.includes(url.origin) ? written(url, context) : undefined;
}
