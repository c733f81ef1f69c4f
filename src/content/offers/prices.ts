export type PackageId = 'shams' | 'spc' | 'ifza' | 'meydan';

export interface PackagePrices {
  /** The licence only, for the menu (FR-05). */
  readonly licence: number;
  /** Registration, licence of the first year and our work, for the home page (HO-08). */
  readonly whole: number;
}

/**
 * The prices of the four packages, used by facts, menu, home page, package pages, price page and calculator (PG-04).
 * Only numbers, because the menu is on every page. `packagePrices` in `firm.ts` has their status.
 */
export const startingPrices: Readonly<Record<PackageId, PackagePrices>> = {
  shams: { licence: 5750, whole: 15_500 },
  spc: { licence: 6375, whole: 14_900 },
  ifza: { licence: 12_400, whole: 16_200 },
  meydan: { licence: 12_500, whole: 18_500 },
};
