import { describe, expect, it } from 'vitest';
import { sourcesList } from '../../../server/content/markdown/sourcesList.ts';
import type { Fact } from '../../../src/content/facts/fact.ts';

const fact = (covers: string, rest: Partial<Fact> = {}): Fact => ({
  value: 5,
  unit: '%',
  covers,
  source: 'Sample Authority',
  checkedOn: '2026-11-01',
  certainty: 'stated',
  ...rest,
});

/** What is read, line by line. */
const lines = (html: string) =>
  html
    .replaceAll(/<\/(?:summary|p|li)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .trim()
    .split('\n');

describe('the sources of an article', () => {
  it('PG-04 name the day once, and that of a figure that was checked on another', () => {
    const facts = [
      fact('Rate', { checkedOn: '2026-11-20' }),
      fact('Second rate'),
      fact('Third rate'),
      fact('Told rate', { certainty: 'about', checkedOn: '2026-11-21' }),
    ];
    expect(lines(sourcesList(facts, 'en'))).toEqual([
      'All figures with their sources (4)',
      'Checked on November 1, 2026, unless another day is named.',
      'Rate: 5%. Source: Sample Authority. Checked on November 20, 2026.',
      'Second rate: 5%. Source: Sample Authority.',
      'Third rate: 5%. Source: Sample Authority.',
      'Not confirmed by the authority: check with it before you rely on these figures.',
      'Told rate: about 5%. Source: Sample Authority. Checked on November 21, 2026.',
    ]);
  });

  it('PG-04 say of no figure that it is unconfirmed when the authority states them all', () => {
    expect(lines(sourcesList([fact('Rate')], 'en'))).toHaveLength(3);
  });
});
