import type { Fact } from './fact.ts';
import { AGENTS } from './uae-setup.ts';

/** UAE residence visas and the freelance permit: the figures that pages and articles may show, one fact each. */
export const visaFacts = {
  'golden-visa-length': {
    value: 10,
    unit: 'year',
    covers: 'Length of the golden visa for property, deposit and skilled-work holders',
    source: 'Federal Authority for Identity, Citizenship, Customs and Port Security',
    checkedOn: '2026-11-01',
    certainty: 'stated',
  },
  'golden-visa-property': {
    value: 2_000_000,
    unit: 'AED',
    covers:
      'Golden visa: minimum property value; no minimum down payment is known, confirm with the Land Department',
    source: 'Dubai Land Department',
    checkedOn: '2026-11-01',
    certainty: 'stated',
  },
  'golden-visa-deposit': {
    value: 2_000_000,
    unit: 'AED',
    covers: 'Golden visa: minimum deposit or fund investment',
    source: 'Federal Authority for Identity, Citizenship, Customs and Port Security',
    checkedOn: '2026-11-01',
    certainty: 'stated',
  },
  'golden-visa-salary': {
    value: 30_000,
    unit: 'AED',
    covers:
      'Golden visa for skilled workers: minimum monthly basic salary, as practised since August 2024; allowances do not count',
    source:
      'Federal Authority for Identity, Citizenship, Customs and Port Security; as reported by Khaleej Times, August 2024',
    checkedOn: '2026-11-24',
    certainty: 'stated',
  },
  'golden-visa-entrepreneur-length': {
    value: 5,
    unit: 'year',
    covers: 'Length of the golden visa for entrepreneurs',
    source: 'Federal Authority for Identity, Citizenship, Customs and Port Security',
    checkedOn: '2026-11-01',
    certainty: 'stated',
  },
  'golden-visa-entrepreneur-project': {
    value: 500_000,
    unit: 'AED',
    covers: 'Golden visa for entrepreneurs: minimum project value',
    source: 'Federal Authority for Identity, Citizenship, Customs and Port Security',
    checkedOn: '2026-11-01',
    certainty: 'stated',
  },
  'golden-visa-entrepreneur-revenue': {
    value: 1_000_000,
    unit: 'AED',
    covers: 'Golden visa for entrepreneurs: minimum revenue, instead of the project value',
    source: 'Federal Authority for Identity, Citizenship, Customs and Port Security',
    checkedOn: '2026-11-01',
    certainty: 'stated',
  },
  'golden-visa-agent-cost': {
    value: 3975,
    unit: 'USD',
    covers: 'Golden visa: all-in price through an agent',
    source: AGENTS,
    checkedOn: '2026-11-01',
    certainty: 'about',
  },
  'employment-visa-agent-cost': {
    value: 2475,
    unit: 'USD',
    covers: 'Employment visa: all-in price through an agent',
    source: AGENTS,
    checkedOn: '2026-11-01',
    certainty: 'about',
  },
  'freelance-permit': {
    value: 7500,
    unit: 'AED',
    covers: 'Freelance permit (GoFreelance): yearly price',
    source: 'GoFreelance, TECOM Group',
    checkedOn: '2026-11-01',
    certainty: 'about',
  },
  'green-visa-length': {
    value: 5,
    unit: 'year',
    covers: 'Length of the green visa for freelancers',
    source: 'Federal Authority for Identity, Citizenship, Customs and Port Security',
    checkedOn: '2026-11-01',
    certainty: 'about',
  },
  'green-visa-income': {
    value: 360_000,
    unit: 'AED',
    covers: 'Green visa for freelancers: income over the preceding two years',
    source: 'Federal Authority for Identity, Citizenship, Customs and Port Security',
    checkedOn: '2026-11-01',
    certainty: 'about',
  },
  'green-visa-income-period': {
    value: 2,
    unit: 'year',
    covers: 'Green visa for freelancers: period over which the income counts',
    source: 'Federal Authority for Identity, Citizenship, Customs and Port Security',
    checkedOn: '2026-11-01',
    certainty: 'about',
  },
} as const satisfies Record<string, Fact>;
