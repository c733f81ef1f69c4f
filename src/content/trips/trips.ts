import type { Certainty, IsoDay } from '../facts/fact.ts';

/** A phone number for travellers; its texts are `trips` messages. */
export interface TripNumber {
  /** As dialled in the Emirates. */
  readonly number: string;
  readonly source: string;
  readonly checkedOn: IsoDay;
  readonly certainty: Certainty;
}

/** Numbers by message key. */
export const tripNumbers = {
  police: {
    number: '999',
    source: 'Dubai Police, quoted by Gulf News and Khaleej Times',
    checkedOn: '2026-11-21',
    certainty: 'stated',
  },
  policeOther: {
    number: '901',
    source: 'Dubai Police, quoted by Gulf News and Khaleej Times',
    checkedOn: '2026-11-21',
    certainty: 'stated',
  },
  ambulance: {
    number: '998',
    source: 'Public directories of emergency services in the Emirates',
    checkedOn: '2026-11-21',
    certainty: 'about',
  },
  fire: {
    number: '997',
    source: 'Public directories of emergency services in the Emirates',
    checkedOn: '2026-11-21',
    certainty: 'about',
  },
  amer: {
    number: '8005111',
    source: 'General Directorate of Residency and Foreigners Affairs, Dubai, in a public notice of 2020',
    checkedOn: '2026-11-21',
    certainty: 'about',
  },
} as const satisfies Readonly<Record<string, TripNumber>>;

export type TripNumberName = keyof typeof tripNumbers;

/** A pack for a journey (OF-05): guides, a checklist and numbers, readable offline. */
export interface Trip {
  readonly id: 'fly' | 'bank' | 'medical';
  /** Slugs of guides, the most important first; missing ones are skipped. */
  readonly guides: readonly string[];
  /** Further guides by language. */
  readonly guidesIn: Readonly<Partial<Record<string, readonly string[]>>>;
  /** The checklist's items, by the keys of `trips` messages. */
  readonly items: readonly string[];
  readonly numbers: readonly TripNumberName[];
}

/** The trips, in the usual order. */
export const trips = [
  {
    id: 'fly',
    guides: [
      'dubai-company-timeline-week-by-week',
      'documents-and-attestation',
      'mainland-free-zone-or-offshore',
      'second-year-costs',
    ],
    guidesIn: {
      ar: ['تأسيس-شركة-في-دبي-خطوة-بخطوة'],
      ur: ['دبئی-میں-کاروبار-کا-آغاز'],
      hi: ['दुबई-में-फ्री-ज़ोन-कंपनी'],
    },
    items: [
      'fly.items.passport',
      'fly.items.photos',
      'fly.items.originals',
      'fly.items.translations',
      'fly.items.addressProof',
      'fly.items.copies',
      'fly.items.appointments',
      'fly.items.cash',
    ],
    numbers: ['police', 'ambulance', 'fire', 'amer'],
  },
  {
    id: 'bank',
    guides: ['corporate-bank-account-checklist', 'why-banks-say-no', 'beneficial-owner-register-ubo'],
    guidesIn: { ar: ['فتح-حساب-بنكي-للشركات'] },
    items: [
      'bank.items.ids',
      'bank.items.licence',
      'bank.items.owners',
      'bank.items.plan',
      'bank.items.contracts',
      'bank.items.statements',
      'bank.items.wealth',
      'bank.items.lease',
      'bank.items.signatories',
    ],
    numbers: ['police', 'ambulance'],
  },
  {
    id: 'medical',
    guides: ['visas-for-a-small-team', 'golden-visa-who-qualifies', 'freelance-visa-dubai'],
    guidesIn: {},
    items: [
      'medical.items.passport',
      'medical.items.entryPermit',
      'medical.items.photos',
      'medical.items.appointment',
      'medical.items.fee',
      'medical.items.clothing',
      'medical.items.biometrics',
      'medical.items.results',
    ],
    numbers: ['amer', 'ambulance', 'policeOther'],
  },
] as const satisfies readonly Trip[];

export type TripPack = (typeof trips)[number];
