import type home from '../../i18n/locales/en.home.json';
import type { PagePath } from '../navigation.ts';
import { startingPrices } from '../offers/prices.ts';
import type { PackageId } from '../offers/pricesFile.ts';

export const PACKAGE_CURRENCY = 'AED';

export interface StartingPackage {
  readonly id: PackageId;
  /** In AED, an estimate without authority fees and add-ons. */
  readonly price: number;
  readonly to: PagePath;
  readonly features: readonly (keyof (typeof home)['packages'])[];
  readonly popular?: boolean;
}

export const startingPackages: readonly StartingPackage[] = [
  {
    id: 'shams',
    price: startingPrices.shams.whole,
    to: '/packages/shams',
    features: ['licence', 'creative', 'register', 'visas'],
  },
  {
    id: 'spc',
    price: startingPrices.spc.whole,
    to: '/packages/spc',
    features: ['licence', 'mixed', 'sharjah', 'visas'],
    popular: true,
  },
  {
    id: 'ifza',
    price: startingPrices.ifza.whole,
    to: '/packages/ifza',
    features: ['licence', 'wide', 'register', 'dubaiResidence'],
  },
  {
    id: 'meydan',
    price: startingPrices.meydan.whole,
    to: '/packages/meydan',
    features: ['licence', 'groups', 'dubai', 'visas'],
  },
];
