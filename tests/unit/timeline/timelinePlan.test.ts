import { describe, expect, it } from 'vitest';
import { PLACES, timelines } from '../../../src/content/timeline/phases.ts';
import {
  factsOf,
  isDay,
  parseWeeks,
  phaseBars,
  phasesOf,
  planFromUrl,
  planToUrl,
  USUAL,
  weeksAfter,
  weeksOf,
} from '../../../src/features/timeline/timelinePlan.ts';

const doneOf = (plan: Parameters<typeof phasesOf>[0]) =>
  phasesOf(plan).map(({ phase, done }) => [phase.id, done]);

describe('a timeline', () => {
  it('PG-02 of the mainland adds up to the time in all that its source states', () => {
    expect(doneOf(USUAL)).toEqual([
      // The rest of two to four weeks may come first.
      ['licence', [5, 9]],
      ['bank', [13, 17]],
      ['rest', weeksOf('mainland-total-time')],
    ]);
  });

  it('PG-05 is drawn phase after phase, each up to its early end and on to its late one', () => {
    expect(phaseBars(phasesOf(USUAL)).map(({ parts }) => parts.map(({ from, to }) => [from, to]))).toEqual([
      [
        [0, 5],
        [5, 9],
      ],
      [
        [5, 13],
        [13, 17],
      ],
      [
        [13, 15],
        [15, 17],
      ],
    ]);
  });

  it('PG-02 is open from the first phase on that nobody has given a time for', () => {
    expect(doneOf({ ...USUAL, place: 'estonia', told: { bank: 4 } })).toEqual([
      ['card', [2, 5]],
      ['register', undefined],
      ['bank', undefined],
    ]);
    expect(doneOf({ ...USUAL, place: 'estonia', told: { register: 1, bank: 4 } })).toEqual([
      ['card', [2, 5]],
      ['register', [3, 6]],
      ['bank', [7, 10]],
    ]);
  });

  it('PG-02 rests on facts that count weeks, and takes no entered time where there is one', () => {
    expect(() => PLACES.flatMap(factsOf).map(weeksOf)).not.toThrow();
    expect(() => weeksOf('llc-dubai-year-1')).toThrow(RangeError);
    expect(doneOf({ ...USUAL, told: { licence: 1 } })[0]).toEqual(['licence', [5, 9]]);
    for (const place of PLACES) expect(timelines[place].map(({ id }) => id)).toContain('bank');
  });

  it('PG-02 counts days over the ends of months and years', () => {
    expect(weeksAfter('2026-11-21', 15)).toBe('2027-03-06');
    expect(weeksAfter('2028-02-22', 1)).toBe('2028-02-29');
  });
});

describe('a plan in an address', () => {
  it('PG-02 is read back as it was written', () => {
    const plan = { place: 'freeZone', start: '2026-12-01', told: { papers: 0, licence: 2 } } as const;
    expect(planToUrl(plan)).toEqual({ in: 'freeZone', on: '2026-12-01', papers: '0', licence: '2' });
    expect(planFromUrl(new URLSearchParams(planToUrl(plan)))).toEqual(plan);
  });

  it.each([
    ['', undefined],
    ['in=atlantis', undefined],
    ['in=uk&on=2026-02-30&bank=-1&register=2.5&identity=x', { place: 'uk', start: undefined, told: {} }],
    ['in=mainland&licence=1', USUAL],
  ])('PG-02 %j holds no more than can be read', (query, plan) => {
    expect(planFromUrl(new URLSearchParams(query))).toEqual(plan);
  });

  it('PG-02 knows days and weeks from other texts', () => {
    expect(['2026-12-31', '2026-13-01', '2026-02-29', '26-1-1', ''].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(['0', '8', '104', '105', '-1', '1e2', ''].map(parseWeeks)).toEqual([
      0,
      8,
      104,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
