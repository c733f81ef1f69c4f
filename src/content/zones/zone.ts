import type { Certainty, IsoDay } from '../facts/fact.ts';
import type { FactId } from '../facts/facts.ts';

/** The emirates that have free zones in the table. */
export const EMIRATES = ['dubai', 'abuDhabi', 'sharjah', 'ajman', 'rak', 'uaq', 'fujairah'] as const;
export type Emirate = (typeof EMIRATES)[number];

/** A place on earth, in degrees: longitude east, latitude north. */
export type Place = readonly [longitude: number, latitude: number];

/** What businesses do, as far as zones differ by it. */
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

/** What may be leased in a zone. */
export type Premises = 'desk' | 'office' | 'warehouse' | 'land';

/** What a zone cannot do, beyond what follows from its other properties. */
export type OwnLimit =
  | 'ownTrades'
  | 'noTrade'
  | 'regulator'
  | 'banksStay'
  | 'holdingOnly'
  | 'health'
  | 'meydanGroups'
  | 'meydanCapital';

/** What a known price covers: they are not to be compared with each other. */
export type PriceKind = 'licence' | 'package' | 'year1' | 'year2' | 'freelance';

/** A free zone of the UAE (PG-02). Names stay in Latin letters in every language. */
export interface Zone {
  readonly id: string;
  readonly name: string;
  readonly fullName: string;
  readonly emirate: Emirate;
  /** Within two or three kilometres: for a sketch of the country, not for finding the way. */
  readonly place: Place;
  /** Who issues the licence; its official site is the source of what is said here. */
  readonly authority: string;
  /** What it is known for, the first of all first. */
  readonly sectors: readonly Sector[];
  readonly near?: 'airport' | 'port';
  /** Own courts, and laws on the model of English common law. */
  readonly commonLaw?: true;
  readonly premises: readonly Premises[];
  /** `package`: no office of one's own; `space`: a desk or office leased there; `site`: as the activity asks. */
  readonly office: 'package' | 'space' | 'site';
  /** How many visas: as many as the package holds, or as the leased space allows. */
  readonly visas: 'package' | 'space';
  /** Named, whole or in part, by Cabinet Decision 59 of 2017 as a designated zone for VAT on goods. */
  readonly designated?: true;
  readonly prices: readonly { readonly kind: PriceKind; readonly fact: FactId }[];
  readonly limits: readonly OwnLimit[];
  readonly checkedOn: IsoDay;
  readonly certainty: Certainty;
}
