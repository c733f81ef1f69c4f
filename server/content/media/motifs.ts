/** The drawings in `src/content/art/slides`, in the order of the home page's slides (HO-03). */
export const MOTIFS = [
  'industrial',
  'ecommerce',
  'fruits',
  'restaurant',
  'web-design',
  'seo',
  'banking',
  'local-sponsor',
  'pro',
  'trademark',
  'brand-protection',
  'attestation',
  'amendments',
  'liquidation',
  'share-transfer',
] as const;

/** What a cover shows on its pier. */
export type Motif = (typeof MOTIFS)[number];

/** The parts of `src/content/art/harbour.svg` that can stand on a cover's horizon. */
export const SKYLINES = ['dubai', 'london', 'europe'] as const;

/** Which city stands behind the pier. */
export type Skyline = (typeof SKYLINES)[number];
