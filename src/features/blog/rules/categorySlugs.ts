/** Categories of the embedded content service, with translated names (`blog.categories` in the locales). */
export const CATEGORY_SLUGS = [
  'licensing',
  'free-zones',
  'banking',
  'visas',
  'tax',
  'guides',
  'uk-europe',
] as const;

export type CategorySlug = (typeof CATEGORY_SLUGS)[number];
