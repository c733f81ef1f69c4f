/** The packages that the firm sells, by their zones. */
export type PackageId = 'shams' | 'spc' | 'ifza' | 'meydan';

/** Starting prices of a package, in dirhams (AED). */
export interface PackagePrices {
  /** The licence alone: the teasers of the menu (FR-05). */
  readonly licence: number;
  /** Registration, licence of the first year and our work: the cards of the home page (HO-08). */
  readonly whole: number;
}

/**
 * The prices of the four packages, written once (PG-04): facts, menu, home page, package pages, price page and
 * calculator all take them from here. Numbers alone, as the menu is part of every page. Whether the firm has confirmed
 * them: `packagePrices` in `firm.ts`.
 */
export const startingPrices: Readonly<Record<PackageId, PackagePrices>> = {
  shams: { licence: 5750, whole: 15_500 },
  spc: { licence: 6375, whole: 14_900 },
  ifza: { licence: 12_400, whole: 16_200 },
  meydan: { licence: 12_500, whole: 18_500 },
};
