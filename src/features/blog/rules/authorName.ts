/** The name to show for an author: an address or nothing becomes the default name (BL-07). */
export function authorName(name: string | undefined, defaultName: string): string {
  const trimmed = name?.trim() ?? '';
  return trimmed === '' || trimmed.includes('@') ? defaultName : trimmed;
}
