import { site } from '../../content/site.ts';
import { contentApi } from './api/address.ts';
import type { EdgeContext } from './api/html/context.ts';

/** The edge's surroundings for a window whose page is at `origin`. */
export function edgeContext(dom: EdgeContext['dom'], origin: string): EdgeContext {
  const apiBase = new URL(contentApi, origin).href;
  const configured = (import.meta.env.VITE_IMAGE_ORIGINS ?? '')
    .split(/\s+/)
    .filter((text) => URL.canParse(text));
  const mediaOrigins = [new URL(apiBase).origin, ...configured.map((text) => new URL(text).origin)];
  return {
    dom,
    apiBase,
    siteOrigin: new URL(origin).origin,
    mediaOrigins,
    defaultAuthor: site.defaultAuthor,
  };
}
