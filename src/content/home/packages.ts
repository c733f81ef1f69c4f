import type home from '../../i18n/locales/en.home.json';
import type { PagePath } from '../navigation.ts';

/** A package with its starting price (HO-08). */
export interface StartingPackage {
  readonly id: 'shams' | 'spc' | 'ifza' | 'meydan';
  /** In AED: an estimate, authority fees and add-ons apart. */
  readonly price: number;
  readonly to: PagePath;
  /** What this package holds, by the words' names below `packages` in the home page's locale files. */
  readonly features: readonly (keyof (typeof home)['packages'])[];
  readonly popular?: boolean;
}

/** Of these prices. https://www.iso.org/iso-4217-currency-codes.html */
export const PACKAGE_CURRENCY = 'AED';

/** The packages of the home page, in order. */
export const startingPackages: readonly StartingPackage[] = [
  {
    id: 'shams',
    price: 15_500,
    to: '/packages/shams',
    features: ['licence', 'creative', 'register', 'bank'],
  },
  {
    id: 'spc',
    price: 14_900,
    to: '/packages/spc',
    features: ['licence', 'mixed', 'sharjah', 'bank'],
    popular: true,
  },
  { id: 'ifza', price: 16_200, to: '/packages/ifza', features: ['licence', 'wide', 'dubaiFile', 'visas'] },
  {
    id: 'meydan',
    price: 18_500,
    to: '/packages/meydan',
    features: ['licence', 'groups', 'dubai', 'longer'],
  },
];
