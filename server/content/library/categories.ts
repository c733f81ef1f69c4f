/** The slugs of the fixed categories. */
export const CATEGORY_SLUGS = [
  'licensing',
  'free-zones',
  'banking',
  'visas',
  'tax',
  'guides',
  'uk-europe',
] as const;

/** One of the seven. */
export type CategorySlug = (typeof CATEGORY_SLUGS)[number];

/**
 * The fixed categories. Ids are part of addresses such as `/blog?category=5` and never change; names are HTML, as in
 * WordPress.
 */
export const categories: Readonly<Record<CategorySlug, { readonly id: number; readonly name: string }>> = {
  licensing: { id: 2, name: 'Licensing' },
  'free-zones': { id: 3, name: 'Free zones' },
  banking: { id: 4, name: 'Banking' },
  visas: { id: 5, name: 'Visas' },
  tax: { id: 6, name: 'Tax' },
  guides: { id: 7, name: 'Guides' },
  'uk-europe': { id: 8, name: 'UK &amp; Europe' },
};
