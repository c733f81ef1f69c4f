import type { Fact } from './fact.ts';

const STUDIES = {
  unit: 'week',
  source: 'Time studies published by agents, 2025',
  checkedOn: '2026-11-01',
} as const;

/** Facts on the set-up time of a mainland company, separate for the home page, which shows no others. */
export const setupTimeFacts = {
  'mainland-total-time': {
    ...STUDIES,
    value: [15, 17],
    covers: 'UAE mainland company: total time, including the bank account',
    certainty: 'about',
  },
  'mainland-licence-time': {
    ...STUDIES,
    value: 5,
    covers: 'UAE mainland company: part of the total time until the licence',
    certainty: 'about',
  },
  'bank-account-time': {
    ...STUDIES,
    value: 8,
    covers: 'UAE mainland company: part of the total time for the bank account',
    certainty: 'about',
  },
} as const satisfies Record<string, Fact>;
