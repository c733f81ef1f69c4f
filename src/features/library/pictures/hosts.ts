import { OPAQUE_PICTURES, SEEN_PICTURES } from '../db/name.ts';

/** Whether a host lets its pictures be read (CORS). WordPress as it comes does not (WORDPRESS.md). */
export type CorsMode = 'readable' | 'opaque';

const known = new Map<string, CorsMode>();

const originOf = (address: string) => new URL(address, self.location.href).origin;

async function holdsOf(name: string, origin: string): Promise<boolean> {
  if (typeof caches === 'undefined' || !(await caches.has(name))) return false;
  const requests = await (await caches.open(name)).keys();
  return requests.some(({ url }) => originOf(url) === origin);
}

/** True for a picture of another host than the site's. */
export const isForeign = (address: string): boolean => originOf(address) !== self.location.origin;

/** Notes how a host answered: one readable answer settles it, an opaque one may come of a line that broke. */
export function noteCorsMode(address: string, corsMode: CorsMode): void {
  if (known.get(originOf(address)) !== 'readable') known.set(originOf(address), corsMode);
}

/** How a picture's host has answered this script; undefined when it was not asked yet. */
export const notedCorsMode = (address: string): CorsMode | undefined =>
  isForeign(address) ? known.get(originOf(address)) : 'readable';

/**
 * How a picture's host answers, from what it answered before, to page or worker; undefined when it was never asked.
 * A request that CORS forbids costs a round trip and a line in the console.
 */
export async function corsModeOf(address: string): Promise<CorsMode | undefined> {
  const origin = originOf(address);
  if (!isForeign(address)) return 'readable';
  if (known.get(origin) !== 'readable') {
    if (await holdsOf(SEEN_PICTURES, origin)) known.set(origin, 'readable');
    else if (await holdsOf(OPAQUE_PICTURES, origin)) known.set(origin, 'opaque');
  }
  return known.get(origin);
}
