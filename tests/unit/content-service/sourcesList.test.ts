import { expect, it } from 'vitest';
import { sourcesList } from '../../../server/content/markdown/sourcesList.ts';
import type { Fact } from '../../../src/content/facts/fact.ts';

const fact = (over: Partial<Fact> = {}): Fact => ({
  value: 5,
  unit: '%',
  covers: 'Rate',
  source: 'Sample Authority',
  checkedOn: '2026-11-01',
  certainty: 'stated',
  ...over,
});

/** Lines of the list of some facts, without tags. */
const linesOf = (...facts: readonly Fact[]) =>
  sourcesList(facts, 'en')
    .replaceAll(/<\/(?:summary|p|li)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .trim()
    .split('\n');

it('PG-04 the sources of an article name the common day once, other days and unconfirmed figures each', () => {
  const told = fact({ covers: 'Told rate', certainty: 'about', checkedOn: '2026-11-21' });
  expect(linesOf(fact({ checkedOn: '2026-11-20' }), fact(), fact(), told)).toEqual([
    'All figures with their sources (4)',
    'Checked on November 1, 2026, unless another day is named.',
    'Rate: 5%. Source: Sample Authority. Checked on November 20, 2026.',
    'Rate: 5%. Source: Sample Authority.',
    'Rate: 5%. Source: Sample Authority.',
    'Not confirmed by the authority: check with it before you rely on these figures.',
    'Told rate: about 5%. Source: Sample Authority. Checked on November 21, 2026.',
  ]);
  expect(linesOf(fact())).toHaveLength(3);
});
