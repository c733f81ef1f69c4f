import type { PagePath } from '../navigation.ts';

/** What every package holds; the words are in the home page's locale files. */
export const packageFeatures = ['licence', 'register', 'visas', 'bank'] as const;

/** A package with its starting price (HO-08). */
export interface StartingPackage {
  readonly id: 'shams' | 'spc' | 'ifza' | 'meydan';
  /** In AED: an estimate, authority fees and add-ons apart. */
  readonly price: number;
  readonly to: PagePath;
  readonly popular?: boolean;
}

/** Of these prices. https://www.iso.org/iso-4217-currency-codes.html */
export const PACKAGE_CURRENCY = 'AED';

/** The packages of the home page, in order. */
export const startingPackages: readonly StartingPackage[] = [
  { id: 'shams', price: 15_500, to: '/packages/shams' },
  { id: 'spc', price: 14_900, to: '/packages/spc', popular: true },
  { id: 'ifza', price: 16_200, to: '/packages/ifza' },
  { id: 'meydan', price: 18_500, to: '/packages/meydan' },
];
