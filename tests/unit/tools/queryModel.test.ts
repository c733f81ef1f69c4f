import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Day } from '../../../src/tools/kit/Day.ts';
import { queryModel } from '../../../src/tools/kit/queryModel.ts';

const State = v.object({
  place: v.picklist(['uk', 'uae']),
  years: v.picklist([1, 5]),
  bank: v.boolean(),
  day: v.undefinedable(Day),
  tags: v.array(v.picklist(['a', 'b'])),
  late: v.boolean(),
});
type State = v.InferOutput<typeof State>;

const usual: State = { place: 'uk', years: 1, bank: true, day: undefined, tags: [], late: false };
const full: State = {
  place: 'uae',
  years: 5,
  bank: false,
  day: '2026-11-28',
  tags: ['b', 'a'],
  late: true,
};

const model = queryModel<State>({
  device: 'test',
  schema: State,
  usual,
  parameters: { p: ['place'], g: ['tags'], t: ['years', 'bank', 'day', 'late'] },
});
const query = (text: string) => new URLSearchParams(text);

describe('the state of a tool in an address', () => {
  it('PG-02 is the same after writing and parsing', () => {
    expect(model.write(full).toString()).toBe('p=uae&g=b%2Ca&t=5_0_2026-11-28_1');
    expect(model.parse(model.write(full))).toEqual(full);
  });

  it('PG-02 omits defaults and keeps other parameters', () => {
    expect(model.write(usual, query('utm=x&p=uae')).toString()).toBe('utm=x');
    expect(model.write({ ...usual, years: 5 }, query('utm=x')).toString()).toBe('utm=x&t=5_1_0');
    expect(model.write(undefined, query('utm=x&p=uae')).toString()).toBe('utm=x');
  });

  it('PG-02 has defaults for invalid values', () => {
    expect(model.parse(query('p=moon&g=a,x&t=7_yes_2026-02-30'))).toEqual(usual);
    expect(model.parse(query('t=5__1940-01-01'))).toEqual({ ...usual, years: 5 });
  });

  it('PG-02 is missing in an address without a valid value', () => {
    expect(model.speaks(query('p=uk'))).toBe(true);
    expect(['', 'utm=x', 'p=moon', 't=7_x'].map((text) => model.speaks(query(text)))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
