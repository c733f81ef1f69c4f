import { describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../../src/shared/http/HttpError.ts';
import { retrying, type RetryWorld } from '../../../src/shared/http/retry.ts';

const policy = { attempts: 4, firstPause: 600, budget: 14_000 };
const drop = () => new HttpError('network', 'Dropped');

/** A world whose clock moves only by pauses; `random` is fixed. */
function world(random = 1, fields: Partial<RetryWorld> = {}) {
  const pauses: number[] = [];
  let now = 1_000;
  const rules: RetryWorld = {
    now: () => now,
    random: () => random,
    pause: async (milliseconds) => {
      pauses.push(milliseconds);
      now += milliseconds;
    },
    worthTrying: () => true,
    ...fields,
  };
  return { rules, pauses, pass: (milliseconds: number) => (now += milliseconds) };
}

/** A request that fails so often, then succeeds. */
function failing(times: number, error: () => Error = drop) {
  let asked = 0;
  return vi.fn<() => Promise<string>>(async () => {
    asked += 1;
    if (asked <= times) throw error();
    return 'fine';
  });
}

describe('trying again', () => {
  it('CS-05 a request that succeeds is made once, without a pause', async () => {
    const { rules, pauses } = world();
    const request = failing(0);
    expect(await retrying(request, policy, rules)).toBe('fine');
    expect([request.mock.calls.length, pauses]).toEqual([1, []]);
  });

  it('CS-05 a failure that passes is overcome', async () => {
    const { rules } = world();
    expect(await retrying(failing(3), policy, rules)).toBe('fine');
  });

  it('CS-05 after the last attempt the last failure is told', async () => {
    const { rules } = world();
    let count = 0;
    const request = failing(9, () => new HttpError('network', `Failure ${(count += 1)}`));
    await expect(retrying(request, policy, rules)).rejects.toMatchObject({ message: 'Failure 4' });
    expect(request).toHaveBeenCalledTimes(4);
  });

  it('CS-05 pauses have full jitter below a bound that doubles', async () => {
    const longest = world(1);
    await retrying(failing(3), policy, longest.rules);
    expect(longest.pauses).toEqual([600, 1_200, 2_400]);
    const half = world(0.5);
    await retrying(failing(3), policy, half.rules);
    expect(half.pauses).toEqual([300, 600, 1_200]);
    const shortest = world(0);
    await retrying(failing(3), policy, shortest.rules);
    expect(shortest.pauses).toEqual([0, 0, 0]);
  });

  it('CS-05 Retry-After is never undercut, and visitors do not come back at one moment', async () => {
    const busy = () => new HttpError('status', 'Busy', { status: 429, retryAfter: 3_000 });
    const early = world(0);
    await retrying(failing(1, busy), policy, early.rules);
    expect(early.pauses).toEqual([3_000]);
    const late = world(1);
    await retrying(failing(1, busy), policy, late.rules);
    expect(late.pauses).toEqual([3_150]);
  });

  it('CS-05 a Retry-After beyond the budget is told at once', async () => {
    const { rules, pauses } = world(0);
    const request = failing(1, () => new HttpError('status', 'Busy', { status: 503, retryAfter: 14_001 }));
    await expect(retrying(request, policy, rules)).rejects.toMatchObject({ message: 'Busy' });
    expect([request.mock.calls.length, pauses]).toEqual([1, []]);
  });

  it('CS-05 slow failures use up the budget', async () => {
    const { rules, pass } = world(0);
    const request = failing(9, () => {
      pass(8_000);
      return drop();
    });
    await expect(retrying(request, policy, rules)).rejects.toThrow('Dropped');
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('CS-05 a device that knows that it is offline does not try again', async () => {
    const { rules, pauses } = world(0, { worthTrying: () => false });
    const request = failing(1);
    await expect(retrying(request, policy, rules)).rejects.toThrow('Dropped');
    expect([request.mock.calls.length, pauses]).toEqual([1, []]);
  });

  it.each([
    ['a clear no', new HttpError('status', 'Not Found', { status: 404 })],
    ['an error of our own', new RangeError('A mistake')],
  ])('CS-05 %s is told at once', async (_, error) => {
    const { rules } = world();
    const request = failing(1, () => error);
    await expect(retrying(request, policy, rules)).rejects.toBe(error);
    expect(request).toHaveBeenCalledTimes(1);
  });
});

describe('what may pass', () => {
  it.each([
    [400, false],
    [401, false],
    [404, false],
    [408, true],
    [410, false],
    [425, true],
    [429, true],
    [500, true],
    [504, true],
    [301, false],
  ])('CS-05 status %d: %s', (status, transient) => {
    expect(new HttpError('status', '', { status }).transient).toBe(transient);
  });

  it.each(['network', 'timeout', 'garbage'] as const)('CS-05 a failure of kind %s may pass', (failure) => {
    expect(new HttpError(failure, '').transient).toBe(true);
  });
});
