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

/** Drawings of objects on a pier, in `src/content/art/subjects`. */
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

export const PLACES = [
  'abu-dhabi',
  'ajman',
  'dubai',
  'europe',
  'london',
  'ras-al-khaimah',
  'sharjah',
] as const;

export type Drawing = (typeof SLIDES | typeof SUBJECTS | typeof PLACES)[number];
