import { describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../../src/shared/http/HttpError.ts';
import { begin, drop, ended, freshAttempts, made, nth, pass, random, starts } from './attempts.ts';

freshAttempts();

describe('an attempt that stays silent', () => {
  it('CS-05 gets company after the patience, and once more, but no more than three at once', async () => {
    begin();
    await pass(999);
    expect(starts()).toEqual([0]);
    await pass(7_000);
    expect(starts()).toEqual([0, 1_000, 2_000]);
  });

  it('CS-05 the first whole answer wins, and the others are ended', async () => {
    const outcome = begin();
    await pass(1_500);
    nth(1).succeed('second');
    await pass(0);
    expect(outcome()).toBe('second');
    expect(ended()).toEqual([true, true]);
    await pass(20_000);
    expect(made).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('CS-05 once headers have come, no other is started for want of patience', async () => {
    const outcome = begin();
    await pass(900);
    nth(0).headers();
    await pass(5_000);
    expect(made).toHaveLength(1);
    nth(0).succeed('slow but whole');
    await pass(0);
    expect(outcome()).toBe('slow but whole');
  });

  it('CS-05 it stays alone where only one at a time is allowed', async () => {
    begin({ atOnce: 1 });
    await pass(7_900);
    expect(made).toHaveLength(1);
    nth(0).fail();
    await pass(300);
    expect(made).toHaveLength(2);
  });
});

describe('an attempt that fails', () => {
  it.each([
    [1, [300, 600, 1_000, 1_000]],
    [0.5, [150, 300, 500, 500]],
    [0.1, [30, 60, 100, 100]],
  ])(
    'CS-05 has a successor after a pause with full jitter, its bound doubling up to the longest (chance %d)',
    async (chance, pauses) => {
      random.mockReturnValue(chance);
      const times: number[] = [];
      begin({}, undefined, async () => {
        times.push(performance.now());
        throw drop();
      });
      await pass(5_000);
      expect(times.slice(1).map((time, index) => time - (times[index] ?? 0))).toEqual(pauses);
    },
  );

  it('CS-05 after the last one the last failure is told', async () => {
    let count = 0;
    const outcome = begin({}, undefined, async () => {
      throw new HttpError('network', `Failure ${(count += 1)}`);
    });
    await pass(10_000);
    expect(outcome()).toMatchObject({ message: 'Failure 5' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('CS-05 the failure of one is not told while another may still come through', async () => {
    const outcome = begin({ attempts: 2 });
    await pass(1_000);
    nth(1).fail();
    await pass(5_000);
    expect(outcome()).toBe('pending');
    nth(0).succeed('first');
    await pass(0);
    expect(outcome()).toBe('first');
  });

  it.each([
    ['a clear no', new HttpError('status', 'Not Found', { status: 404 })],
    ['an error of our own', new RangeError('A mistake')],
  ])('CS-05 %s ends all at once', async (_, error) => {
    const outcome = begin();
    await pass(1_000);
    nth(1).fail(error);
    await pass(0);
    expect(outcome()).toBe(error);
    expect(ended()).toEqual([true, true]);
    await pass(20_000);
    expect(made).toHaveLength(2);
  });

  it('CS-05 a device that knows that it is offline does not try again', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const outcome = begin();
    await pass(3_000);
    nth(0).fail();
    await pass(0);
    expect(outcome()).toMatchObject({ message: 'Dropped' });
    expect(made).toHaveLength(1);
  });

  it('CS-05 nothing starts when the budget is used up', async () => {
    const outcome = begin({ atOnce: 1 });
    await pass(13_800);
    nth(0).fail();
    await pass(0);
    expect(outcome()).toMatchObject({ message: 'Dropped' });
    expect(made).toHaveLength(1);
  });
});
