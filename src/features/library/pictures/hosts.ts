import { OPAQUE_PICTURES, SEEN_PICTURES } from '../db/name.ts';

/** Whether the pictures of a host are readable (CORS); by default those of WordPress are not. */
export type CorsMode = 'readable' | 'opaque';

const known = new Map<string, CorsMode>();

const originOf = (address: string) => new URL(address, self.location.href).origin;

async function holdsOf(name: string, origin: string): Promise<boolean> {
  if (typeof caches === 'undefined' || !(await caches.has(name))) return false;
  const requests = await (await caches.open(name)).keys();
  return requests.some(({ url }) => originOf(url) === origin);
}

/** Returns true for a picture on another origin. */
export const isForeign = (address: string): boolean => originOf(address) !== self.location.origin;

/** Records the mode of a host: a readable response is definitive, an opaque one may be a network error. */
export function noteCorsMode(address: string, corsMode: CorsMode): void {
  if (known.get(originOf(address)) !== 'readable') known.set(originOf(address), corsMode);
}

/** Returns the mode that this script has recorded for a picture's host. */
export const notedCorsMode = (address: string): CorsMode | undefined =>
  isForeign(address) ? known.get(originOf(address)) : 'readable';

/** Returns the mode of a host from earlier responses: a failed CORS request costs a round trip. */
export async function corsModeOf(address: string): Promise<CorsMode | undefined> {
  const origin = originOf(address);
  if (!isForeign(address)) return 'readable';
  if (known.get(origin) !== 'readable') {
    if (await holdsOf(SEEN_PICTURES, origin)) known.set(origin, 'readable');
    else if (await holdsOf(OPAQUE_PICTURES, origin)) known.set(origin, 'opaque');
  }
  return known.get(origin);
}
