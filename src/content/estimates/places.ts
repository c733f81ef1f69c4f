import type { FactId } from '../facts/facts.ts';
import { ifza, meydan, shams, spc } from '../offers/offers.ts';
import type { Offer } from '../offers/offersFile.ts';

/**
 * The basis of a yearly price. Prices are never added: an agent's all-in price and a package (the zone's, or ours)
 * include the licence, a licence includes nothing else. State fees, alone or with the services that every company
 * needs, are separate lines.
 */
export type Basis = 'allIn' | 'ours' | 'package' | 'licence' | 'services' | 'fees';

/** Prices of the first, second and third year; undefined without a source. */
export type YearlyFacts = readonly [FactId | undefined, FactId | undefined, FactId | undefined];

export interface YearlyPrice {
  readonly years: YearlyFacts;
  /** From this year on the figure of an earlier year is assumed. */
  readonly assumedFrom?: 2 | 3;
  readonly lowest?: true;
}

export interface Place {
  readonly group: 'mainland' | 'freeZone' | 'offshore' | 'uk' | 'estonia';
  readonly name: string;
  readonly currency: 'AED' | 'GBP' | 'EUR';
  readonly prices: readonly (readonly [Basis, YearlyPrice | undefined])[];
  readonly dualLicence?: true;
  readonly visaCapital?: FactId;
}

const allIn = (first: FactId, second: FactId) =>
  ['allIn', { years: [first, second, second], assumedFrom: 3 }] as const;
const licence = (id: FactId, more?: { readonly lowest: true }) =>
  ['licence', { years: [id, id, id], assumedFrom: 2, ...more }] as const;
const ours = ({ years }: Offer) => {
  const [first, second] = years.map(({ facts }) => facts[0]);
  return ['ours', { years: [first, second, second], assumedFrom: 2, lowest: true }] as const;
};
const LOWEST = { lowest: true } as const;
const STATE_FEES = ['fees', undefined] as const;
const FEES_AND_SERVICES = ['services', undefined] as const;

const zone = (name: string, ...prices: Place['prices']) =>
  ({ group: 'freeZone', name, currency: 'AED', prices }) as const;
const offshore = (name: string, ...prices: Place['prices']) =>
  ({ group: 'offshore', name, currency: 'AED', prices }) as const;

/** The jurisdictions, in display order. Every figure is a fact with source and date. */
export const places = {
  mainland: {
    group: 'mainland',
    name: '',
    currency: 'AED',
    prices: [allIn('llc-dubai-year-1', 'llc-dubai-year-2')],
  },
  shams: zone('SHAMS', licence('shams-licence', LOWEST), ours(shams)),
  spc: zone('SPC', licence('spc-licence', LOWEST), ours(spc)),
  rakez: zone('RAKEZ', allIn('rakez-year-1', 'rakez-year-2'), licence('rakez-licence', LOWEST)),
  ifza: { ...zone('IFZA', licence('ifza-licence'), ours(ifza)), dualLicence: true },
  meydan: {
    ...zone('Meydan', licence('meydan-licence'), ours(meydan)),
    dualLicence: true,
    visaCapital: 'meydan-investor-capital',
  },
  dmcc: {
    ...zone(
      'DMCC',
      allIn('dmcc-year-1', 'dmcc-year-2'),
      ['package', { years: ['dmcc-package', undefined, undefined] }],
      licence('dmcc-licence', LOWEST),
    ),
    dualLicence: true,
  },
  dafza: { ...zone('DAFZA', allIn('dafza-year-1', 'dafza-year-2')), dualLicence: true },
  jafza: offshore('JAFZA', allIn('jafza-offshore-year-1', 'jafza-offshore-year-2')),
  rak: offshore('RAK', allIn('rak-offshore-year-1', 'rak-offshore-year-2')),
  uk: { group: 'uk', name: '', currency: 'GBP', prices: [STATE_FEES] },
  estonia: { group: 'estonia', name: 'OÜ', currency: 'EUR', prices: [FEES_AND_SERVICES, STATE_FEES] },
} as const satisfies Record<string, Place>;

export type PlaceId = keyof typeof places;
