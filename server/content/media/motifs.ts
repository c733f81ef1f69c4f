/** The drawings in `src/content/art/slides`, in the order of the home page's slides (HO-03). */
export const SLIDES = [
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

/** Those in `src/content/art/subjects` that stand on a pier. */
export const SUBJECTS = [
  'abacus',
  'beach',
  'book',
  'calendar',
  'camera',
  'car',
  'chart',
  'clinic',
  'clipboard',
  'compass',
  'container',
  'desk',
  'gold',
  'house',
  'key',
  'ledger',
  'letterbox',
  'magnifier',
  'medal',
  'padlock',
  'parcel',
  'passport',
  'receipt',
  'safe',
  'scales',
  'signpost',
  'suitcase',
  'table',
  'tower',
  'warehouse',
] as const;

/** All that a cover can show on its pier. */
export const MOTIFS = [...SLIDES, ...SUBJECTS] as const;

/** What a cover shows on its pier. */
export type Motif = (typeof MOTIFS)[number];

/** The parts of `src/content/art/harbour.svg` that can stand on a cover's horizon. */
export const SKYLINES = ['dubai', 'london', 'europe'] as const;

/** Which city stands behind the pier. */
export type Skyline = (typeof SKYLINES)[number];
