import { describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../../src/shared/http/HttpError.ts';
import { begin, ended, freshAttempts, made, nth, pass, random } from './attempts.ts';

const busy = (retryAfter: number) => new HttpError('status', 'Busy', { status: 503, retryAfter });

freshAttempts();

describe('Retry-After', () => {
  it.each([
    [0, 3_000],
    [1, 3_075],
  ])('CS-05 is the shortest pause, with jitter (random %d)', async (chance, pause) => {
    random.mockReturnValue(chance);
    begin();
    nth(0).fail(busy(3_000));
    await pass(pause - 1);
    expect(made).toHaveLength(1);
    await pass(1);
    expect(made).toHaveLength(2);
  });

  it('CS-05 also applies to other attempts', async () => {
    random.mockReturnValue(0);
    begin();
    await pass(1_000);
    nth(1).fail(busy(4_000));
    await pass(500);
    nth(0).fail();
    await pass(3_499);
    expect(made).toHaveLength(2);
    await pass(1);
    expect(made).toHaveLength(3);
  });

  it('CS-05 makes the request fail at once when it exceeds the time limit', async () => {
    const outcome = begin();
    nth(0).fail(busy(14_001));
    await pass(0);
    expect(outcome()).toMatchObject({ message: 'Busy' });
    await pass(20_000);
    expect(made).toHaveLength(1);
  });
});

describe('a signal', () => {
  it('CS-05 aborts all attempts, and none starts afterwards', async () => {
    const controller = new AbortController();
    const outcome = begin({}, controller.signal);
    await pass(1_500);
    controller.abort(new Error('Left'));
    await pass(0);
    expect(outcome()).toMatchObject({ message: 'Left' });
    expect(ended()).toEqual([true, true]);
    await pass(20_000);
    expect(made).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('CS-05 prevents all attempts when it is already aborted', async () => {
    const outcome = begin({}, AbortSignal.abort(new Error('Left')));
    await pass(5_000);
    expect(outcome()).toMatchObject({ message: 'Left' });
    expect(made).toHaveLength(0);
  });
});
