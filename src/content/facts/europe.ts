import type { Fact } from './fact.ts';

/** Estonia and Europe: the figures that pages and articles may show, one fact each. */
export const europeFacts = {
  'ee-residency-fee': {
    value: 150,
    unit: 'EUR',
    covers: 'State fee for Estonian e-Residency',
    source: 'Police and Border Guard Board of Estonia; e-Residency programme',
    checkedOn: '2026-11-01',
    certainty: 'stated',
  },
  'ee-residency-card-time': {
    value: [2, 5],
    unit: 'week',
    covers: 'Time until the e-Residency card is ready to be collected in person',
    source: 'Police and Border Guard Board of Estonia; e-Residency programme',
    checkedOn: '2026-11-01',
    certainty: 'stated',
  },
  'ee-company-fee': {
    value: 265,
    unit: 'EUR',
    covers: 'State fee for setting up an Estonian private limited company (OÜ) online',
    source: 'Estonian Business Register',
    checkedOn: '2026-11-01',
    certainty: 'stated',
  },
  'ee-minimum-capital': {
    value: 0.01,
    unit: 'EUR',
    covers: 'Minimum share capital of an Estonian private limited company (OÜ)',
    source: 'Estonian Business Register',
    checkedOn: '2026-11-01',
    certainty: 'stated',
  },
  'ee-distribution-tax-rate': {
    value: 22,
    unit: '%',
    covers: 'Estonian tax on distributed profit; the rise planned for 2026 was cancelled',
    source: 'Estonian Tax and Customs Board; government decision of September 2025',
    checkedOn: '2026-11-24',
    certainty: 'stated',
  },
  'ee-distribution-tax-fraction': {
    value: '22/78',
    unit: 'text',
    covers:
      'Estonian tax on distributed profit, as a fraction of the net amount paid out; a rise to 24% was enacted and reversed',
    source: 'Estonian Tax and Customs Board',
    checkedOn: '2026-11-01',
    certainty: 'stated',
  },
  'ee-undistributed-tax-rate': {
    value: 0,
    unit: '%',
    covers: 'Estonian tax on profit that stays in the company',
    source: 'Estonian Tax and Customs Board',
    checkedOn: '2026-11-01',
    certainty: 'stated',
  },
  'ee-vat-rate': {
    value: 24,
    unit: '%',
    covers: 'Estonian standard VAT rate',
    source: 'Estonian Tax and Customs Board',
    checkedOn: '2026-11-01',
    certainty: 'stated',
    validFrom: '2025-07-01',
  },
} as const satisfies Record<string, Fact>;
