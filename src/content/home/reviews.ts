/** A client's review (HO-11). Samples, and shown as such: the firm puts its own in their place. */
export interface Review {
  readonly id: 1 | 2 | 3;
  readonly rating: number;
  readonly initials: string;
}

/** The reviews of the home page, the longest first. */
export const reviews: readonly Review[] = [
  { id: 1, rating: 5, initials: 'CN' },
  { id: 2, rating: 5, initials: 'CN' },
  { id: 3, rating: 5, initials: 'CN' },
];

/** Kinds of partners (HO-11): samples likewise. */
export const partners = ['bank', 'zone', 'law', 'audit', 'translation', 'insurance'] as const;

/** The steps of a set-up (HO-12); their words are in the home page's locale files. */
export const setupSteps = [1, 2, 3, 4, 5, 6, 7] as const;
