import type { Fact } from '../../src/content/facts/fact.ts';

/** A fact of an authority with a source that has an address. */
export const sampleFact = (changes: Partial<Fact> = {}): Fact => ({
  value: 1,
  unit: 'AED',
  covers: 'A fee',
  source: 'An authority',
  url: 'https://authority.example/fees',
  checkedOn: '2026-11-01',
  certainty: 'stated',
  ...changes,
});
