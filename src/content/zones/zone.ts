import type { Certainty, IsoDay } from '../facts/fact.ts';
import type { FactId } from '../facts/facts.ts';

/** The emirates with free zones in the table. */
export const EMIRATES = ['dubai', 'abuDhabi', 'sharjah', 'ajman', 'rak', 'uaq', 'fujairah'] as const;
export type Emirate = (typeof EMIRATES)[number];

export type Place = readonly [longitude: number, latitude: number];

/** Business sectors that distinguish zones. */
export const SECTORS = [
  'services',
  'trade',
  'ecommerce',
  'technology',
  'media',
  'commodities',
  'logistics',
  'industry',
  'finance',
  'holding',
  'aviation',
  'energy',
  'health',
] as const;
export type Sector = (typeof SECTORS)[number];

export type Premises = 'desk' | 'office' | 'warehouse' | 'land';

/** Limits that do not follow from other properties. */
export type OwnLimit =
  | 'ownTrades'
  | 'noTrade'
  | 'regulator'
  | 'banksStay'
  | 'holdingOnly'
  | 'health'
  | 'meydanGroups'
  | 'meydanCapital';

/** The scope of a price; prices of different kinds are not comparable. */
export type PriceKind = 'licence' | 'package' | 'year1' | 'year2' | 'freelance';

/** A free zone of the UAE (PG-02), with its Latin name in every language. */
export interface Zone {
  readonly id: string;
  readonly name: string;
  readonly fullName: string;
  readonly emirate: Emirate;
  /** Accurate to two or three kilometres. */
  readonly place: Place;
  /** The issuer of the licence, whose official site is the source of this data. */
  readonly authority: string;
  /** Its sectors, the most important first. */
  readonly sectors: readonly Sector[];
  readonly near?: 'airport' | 'port';
  /** Own courts, and laws modelled on English common law. */
  readonly commonLaw?: true;
  readonly premises: readonly Premises[];
  /** `package`: no own office; `space`: a leased desk or office; `site`: as the activity requires. */
  readonly office: 'package' | 'space' | 'site';
  /** The limit of visas: that of the package or of the leased space. */
  readonly visas: 'package' | 'space';
  /** A designated zone for VAT on goods, in full or in part, by Cabinet Decision 59 of 2017. */
  readonly designated?: true;
  readonly prices: readonly { readonly kind: PriceKind; readonly fact: FactId }[];
  readonly limits: readonly OwnLimit[];
  readonly checkedOn: IsoDay;
  readonly certainty: Certainty;
}
