import type { CategorySlug } from '../../../src/features/blog/rules/categorySlugs.ts';

/** The fixed categories. Ids are part of addresses (`/blog?category=5`); names are HTML, as in WordPress. */
export const categories: Readonly<Record<CategorySlug, { readonly id: number; readonly name: string }>> = {
  licensing: { id: 2, name: 'Licensing' },
  'free-zones': { id: 3, name: 'Free zones' },
  banking: { id: 4, name: 'Banking' },
  visas: { id: 5, name: 'Visas' },
  tax: { id: 6, name: 'Tax' },
  guides: { id: 7, name: 'Guides' },
  'uk-europe': { id: 8, name: 'UK &amp; Europe' },
};
