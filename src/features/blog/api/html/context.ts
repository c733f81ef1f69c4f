import type { DomWindow } from '../../../../shared/html/parse.ts';
import { parseUrl } from '../../../../shared/parseUrl.ts';

/** What the edge must know to turn an answer of the content service into our shapes. */
export interface EdgeContext {
  readonly dom: DomWindow;
  /** Base address of the REST API, absolute. */
  readonly apiBase: string;
  /** The site's own origin: addresses on it are kept without it, so that they hold wherever it is served. */
  readonly siteOrigin: string;
  /** Origins whose pictures and films may be loaded: the content service's and the configured ones (QU-02). */
  readonly mediaOrigins: readonly string[];
  /** Shown for authors without a usable name (BL-07). */
  readonly defaultAuthor: string;
}

/** An absolute http(s) address, or undefined when there is none in the text. */
export function absoluteUrl(address: string, base: string): URL | undefined {
  const text = address.trim();
  const url = text === '' ? undefined : parseUrl(text, base);
  return url && ['https:', 'http:'].includes(url.protocol) ? url : undefined;
}

const NO_HOST = 'relative.invalid';

/** An http(s) address with a host of its own (`//host/…` is one); undefined for a relative one, which has no base here. */
export function addressWithHost(address: string): URL | undefined {
  const url = absoluteUrl(address, `https://${NO_HOST}`);
  return url?.hostname === NO_HOST ? undefined : url;
}

/** An address as it is written into a page: without the origin when that is the site's own. */
export function written(url: URL, context: EdgeContext): string {
  return url.origin === context.siteOrigin ? url.href.slice(url.origin.length) : url.href;
}

/** An address whose file may be loaded by a reader's browser, or undefined. */
export function mediaUrl(
  address: string,
  context: EdgeContext,
  base: string = context.apiBase,
): string | undefined {
  const url = absoluteUrl(address, base);
  return url && context.mediaOrigins.includes(url.origin) ? written(url, context) : undefined;
}
