import { describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../../src/shared/http/HttpError.ts';
import { begin, drop, ended, freshAttempts, made, nth, pass, random, starts } from './attempts.ts';

freshAttempts();

describe('a request whose first attempt gets no headers', () => {
  it('CS-05 starts a second and a third attempt, but no more than three at once', async () => {
    begin();
    await pass(999);
    expect(starts()).toEqual([0]);
    await pass(7_000);
    expect(starts()).toEqual([0, 1_000, 2_000]);
  });

  it('CS-05 takes the first complete response and aborts the other attempts', async () => {
    const outcome = begin();
    await pass(1_500);
    nth(1).succeed('second');
    await pass(0);
    expect(outcome()).toBe('second');
    expect(ended()).toEqual([true, false]);
    await pass(20_000);
    expect(made).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('CS-05 starts no other attempt once headers have arrived', async () => {
    const outcome = begin();
    await pass(900);
    nth(0).headers();
    await pass(5_000);
    expect(made).toHaveLength(1);
    nth(0).succeed('slow');
    await pass(0);
    expect(outcome()).toBe('slow');
  });
});

describe('a request that stalls', () => {
  const policy = { stallMs: 1_000, retries: Infinity, hedge: { most: 1, afterMs: 0 } };

  it('CS-05 is aborted and made again, with more time for each further attempt', async () => {
    begin({ ...policy, timeoutMs: Infinity });
    await pass(20_000);
    expect(starts()).toEqual([0, 1_000, 2_500, 4_750, 8_125, 12_125, 16_125]);
    expect(ended().filter((isEnded) => !isEnded)).toHaveLength(1);
  });

  it('CS-05 does not time out while its body arrives', async () => {
    begin({ ...policy, timeoutMs: Infinity });
    nth(0).headers();
    for (let second = 0; second < 20; second += 1) {
      await pass(900);
      nth(0).progress();
    }
    expect(made).toHaveLength(1);
    await pass(1_000);
    expect(made).toHaveLength(2);
  });

  it('CS-05 is made again on a device that reports no network, if its retries are unlimited', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    begin({ ...policy, timeoutMs: Infinity });
    await pass(1_000);
    expect(made).toHaveLength(2);
  });
});

describe('a request with an attempt that fails', () => {
  it.each([
    [1, [300, 600, 1_000, 1_000]],
    [0.5, [150, 300, 500, 500]],
    [0.1, [30, 60, 100, 100]],
  ])(
    'CS-05 starts the next attempt after an exponential pause with jitter (random %d)',
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

  it('CS-05 rejects with the last failure after the last attempt', async () => {
    let count = 0;
    const outcome = begin({}, undefined, async () => {
      throw new HttpError('network', `Failure ${(count += 1)}`);
    });
    await pass(10_000);
    expect(outcome()).toMatchObject({ message: 'Failure 5' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('CS-05 does not reject while another attempt is running', async () => {
    const outcome = begin({ retries: 1 });
    await pass(1_000);
    nth(1).fail();
    await pass(5_000);
    expect(outcome()).toBe('pending');
    nth(0).succeed('first');
    await pass(0);
    expect(outcome()).toBe('first');
  });

  it.each([
    ['a final error', new HttpError('status', 'Not Found', { status: 404 })],
    ['an unexpected error', new RangeError('A mistake')],
  ])('CS-05 rejects at once after %s, and aborts the other attempts', async (_, error) => {
    const outcome = begin();
    await pass(1_000);
    nth(1).fail(error);
    await pass(0);
    expect(outcome()).toBe(error);
    expect(ended()).toEqual([true, true]);
    await pass(20_000);
    expect(made).toHaveLength(2);
  });

  it('CS-05 does not retry on a device without a network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const outcome = begin();
    await pass(3_000);
    nth(0).fail();
    await pass(0);
    expect(outcome()).toMatchObject({ message: 'Dropped' });
    expect(made).toHaveLength(1);
  });

  it('CS-05 starts no attempt in the last second', async () => {
    const outcome = begin({ hedge: { most: 1, afterMs: 1_000 } });
    await pass(13_800);
    nth(0).fail();
    await pass(0);
    expect(outcome()).toMatchObject({ message: 'Dropped' });
    expect(made).toHaveLength(1);
  });
});
