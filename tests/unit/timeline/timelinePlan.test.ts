import { describe, expect, it } from 'vitest';
import { PLACES, timelines } from '../../../src/content/timeline/phases.ts';
import {
  factsOf,
  parseWeeks,
  phaseBars,
  phasesOf,
  planModel,
  weeksAfter,
  weeksOf,
} from '../../../src/tools/timeline/timelinePlan.ts';

const { parse, speaks, usual: USUAL, write } = planModel;

const doneOf = (plan: Parameters<typeof phasesOf>[0]) =>
  phasesOf(plan).map(({ phase, done }) => [phase.id, done]);

describe('a timeline', () => {
  it('PG-02 of the mainland ends at the total time of its source', () => {
    expect(doneOf(USUAL)).toEqual([
      ['licence', [5, 9]],
      ['bank', [13, 17]],
      ['rest', weeksOf('mainland-total-time')],
    ]);
  });

  it('PG-05 has a bar for each phase with its earliest and latest end', () => {
    const bars = phaseBars(phasesOf(USUAL)).map(({ parts }) => parts.map(({ from, to }) => `${from}–${to}`));
    expect(bars.map((parts) => parts.join())).toEqual(['0–5,5–9', '5–13,13–17', '13–15,15–17']);
  });

  it('PG-02 ends at the first phase without a time', () => {
    expect(doneOf({ ...USUAL, place: 'estonia', bank: 4 })).toEqual([
      ['card', [2, 5]],
      ['register', undefined],
      ['bank', undefined],
    ]);
    expect(doneOf({ ...USUAL, place: 'estonia', register: 1, bank: 4 })).toEqual([
      ['card', [2, 5]],
      ['register', [3, 6]],
      ['bank', [7, 10]],
    ]);
  });

  it('PG-02 uses facts in weeks, and entered times only without a fact', () => {
    expect(() => PLACES.flatMap(factsOf).map(weeksOf)).not.toThrow();
    expect(() => weeksOf('llc-dubai-year-1')).toThrow(RangeError);
    expect(doneOf({ ...USUAL, licence: 1 })[0]).toEqual(['licence', [5, 9]]);
    for (const place of PLACES) expect(timelines[place].map(({ id }) => id)).toContain('bank');
  });

  it('PG-02 adds weeks across months and years', () => {
    expect(weeksAfter('2026-11-21', 15)).toBe('2027-03-06');
    expect(weeksAfter('2028-02-22', 1)).toBe('2028-02-29');
  });
});

describe('a plan in an address', () => {
  it('PG-02 is the same after writing and parsing', () => {
    const plan = { ...USUAL, place: 'freeZone', start: '2026-12-01', papers: 0, licence: 2 } as const;
    expect(write(plan).toString()).toBe('in=freeZone&on=2026-12-01&papers=0&licence=2');
    expect(parse(write(plan))).toEqual(plan);
    expect(write(USUAL).toString()).toBe('in=mainland');
  });

  it.each([
    ['', USUAL],
    ['in=atlantis', USUAL],
    ['on=1940-01-01', USUAL],
    ['in=uk&on=2026-02-30&bank=-1&register=2.5&identity=x', { ...USUAL, place: 'uk' }],
  ])('PG-02 has defaults for invalid values: %j', (query, plan) => {
    expect(parse(new URLSearchParams(query))).toEqual(plan);
    expect(speaks(new URLSearchParams(query))).toBe(plan !== USUAL);
  });

  it('PG-02 accepts valid weeks only', () => {
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
