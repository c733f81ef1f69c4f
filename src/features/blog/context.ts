import { site } from '../../content/site.ts';
import { parseUrl } from '../../shared/parseUrl.ts';
import { contentApi } from './api/address.ts';
import type { EdgeContext } from './api/html/context.ts';

/** Returns the environment for mapping responses in a window at `origin`. */
export function edgeContext(dom: EdgeContext['dom'], origin: string): EdgeContext {
  const apiBase = new URL(contentApi, origin).href;
  const configured = (import.meta.env.VITE_IMAGE_ORIGINS ?? '')
    .split(/\s+/)
    .flatMap((text) => parseUrl(text)?.origin ?? []);
  const mediaOrigins = [new URL(apiBase).origin, ...configured];
  return {
    dom,
    apiBase,
    siteOrigin: new URL(origin).origin,
    mediaOrigins,
    defaultAuthor: site.defaultAuthor,
  };
}
