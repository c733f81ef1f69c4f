/** Base address of the content service: configured, or the default path of this origin (CS-01). */
export const contentApi = (import.meta.env.VITE_CONTENT_API || '/wp-json/wp/v2').replace(/\/$/, '');

/** Returns an API address; without pretty permalinks (`/?rest_route=…`) the path is part of the query. */
export function serviceAddress(
  apiBase: string,
  path: string,
  params: Readonly<Record<string, string>>,
): string {
  return `${apiBase}/${path}${apiBase.includes('?') ? '&' : '?'}${new URLSearchParams(params).toString()}`;
}

/** Returns the base address of the API of our WordPress plugin. */
export const pluginBase = (apiBase: string): string => apiBase.replace(/wp\/v2$/, 'marsa/v1');
