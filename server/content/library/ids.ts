/** Ids from a name stay below this, so that other kinds can have their own range above it. */
export const ID_RANGE = 2 ** 24;

/**
 * A number that always belongs to the same name, between 1 and `ID_RANGE`: FNV-1a folded to 24 bits.
 * Adding an article thus renumbers no other. Two names may meet in one number; the loader then asks for an
 * explicit `id` in the front matter.
 */
export function stableId(name: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return (((hash >>> 24) ^ (hash & 0xffffff)) >>> 0) + 1;
}
