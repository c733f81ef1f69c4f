/** Base address of the content service: configured, or the same origin's fallback path (CS-01). */
export const contentApi = (import.meta.env.VITE_CONTENT_API || '/wp-json/wp/v2').replace(/\/$/, '');

/**
 * An address of the content service. A WordPress without pretty permalinks has its API at `/?rest_route=/wp/v2`: the
 * path then already is a query.
 */
export function serviceAddress(
  apiBase: string,
  path: string,
  params: Readonly<Record<string, string>>,
): string {
  return `${apiBase}/${path}${apiBase.includes('?') ? '&' : '?'}${new URLSearchParams(params).toString()}`;
}

/** The base address of what our WordPress plugin adds, beside that of WordPress' own API. */
export const pluginBase = (apiBase: string): string => apiBase.replace(/wp\/v2$/, 'marsa/v1');
