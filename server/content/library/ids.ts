/** Computed ids are below this number; ids of covers and tags are above it. */
export const ID_RANGE = 2 ** 24;

/**
 * Returns a number for a name, from 1 to `ID_RANGE`: FNV-1a folded to 24 bits, so that a new article changes no other
 * id. If two names have one number, the loader requires an explicit `id` in the front matter.
 */
export function stableId(name: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return (((hash >>> 24) ^ (hash & 0xffffff)) >>> 0) + 1;
}
