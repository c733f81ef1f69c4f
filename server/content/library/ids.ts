/** Ids computed from a name are below this number; covers and tags use the range above it. */
export const ID_RANGE = 2 ** 24;

/**
 * Returns the number of a name, between 1 and `ID_RANGE`: FNV-1a folded to 24 bits. A new article changes the id of no
 * other. When two names have one number, the loader requires an explicit `id` in the front matter.
 */
export function stableId(name: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return (((hash >>> 24) ^ (hash & 0xffffff)) >>> 0) + 1;
}
