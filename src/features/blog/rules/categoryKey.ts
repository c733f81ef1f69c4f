/** The categories whose names the site has in each of its languages (`blog.categories` in the locales). */
export const NAMED_CATEGORIES = [
  'licensing',
  'free-zones',
  'banking',
  'visas',
  'tax',
  'guides',
  'uk-europe',
] as const;

export type NamedCategory = (typeof NAMED_CATEGORIES)[number];

/** The key of a category's name, which is what WordPress would make its slug of; undefined for all others. */
export function categoryKey(name: string): NamedCategory | undefined {
  const slug = (name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-');
  return NAMED_CATEGORIES.find((key) => key === slug);
}
