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
 * The fixed categories. Ids are part of addresses such as `/blog?category=5` and never change; names are
 * HTML, as WordPress gives them.
 */
export const categories: Readonly<Record<CategorySlug, { id: number; name: string; description: string }>> = {
  licensing: { id: 2, name: 'Licensing', description: 'Trade licences, activities and authorities.' },
  'free-zones': { id: 3, name: 'Free zones', description: 'How to choose a zone and work from it.' },
  banking: { id: 4, name: 'Banking', description: 'Company accounts and what banks ask for.' },
  visas: { id: 5, name: 'Visas', description: 'Residence for founders, staff and families.' },
  tax: { id: 6, name: 'Tax', description: 'Corporate tax, VAT and invoicing.' },
  guides: { id: 7, name: 'Guides', description: 'From the first plan to the first year.' },
  'uk-europe': {
    id: 8,
    name: 'UK &amp; Europe',
    description: 'Companies in the United Kingdom, Estonia and beyond.',
  },
};
