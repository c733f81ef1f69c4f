import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FinalFailure } from '../../../src/shared/http/finalFailure.ts';
import { retryStalled, type StallPolicy } from '../../../src/shared/http/retryStalled.ts';

const POLICY: StallPolicy = {
  stallAfter: 1000,
  maxWait: 4000,
  atOnce: 3,
  firstPause: 400,
  maxPause: 1000,
};

/** Tries whose outcome the test decides. */
function tries() {
  const all: {
    readonly signal: AbortSignal;
    readonly onProgress: () => void;
    readonly win: (value: string) => void;
    readonly fail: (error?: Error) => void;
  }[] = [];
  const attempt = (_retries: number, signal: AbortSignal, onProgress: () => void) =>
    new Promise<string>((resolve, reject) => {
      all.push({ signal, onProgress, win: resolve, fail: (error = new Error('broken')) => reject(error) });
    });
  return { all, attempt };
}

const running = (all: ReturnType<typeof tries>['all']) => all.map(({ signal }) => !signal.aborted);

describe('a request that is tried again when it stalls or fails', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('CS-05 that is answered in time is made once', async () => {
    const { all, attempt } = tries();
    const answer = retryStalled(attempt, POLICY);
    await vi.advanceTimersByTimeAsync(999);
    expect(all).toHaveLength(1);
    all[0]?.win('first');
    expect(await answer).toBe('first');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(all).toHaveLength(1);
  });

  it('CS-05 that hangs gets company; the first whole answer wins and ends the others', async () => {
    const { all, attempt } = tries();
    const answer = retryStalled(attempt, POLICY);
    await vi.advanceTimersByTimeAsync(1000);
    expect(running(all)).toEqual([true, true]);
    all[1]?.win('second');
    expect(await answer).toBe('second');
    expect(running(all)).toEqual([false, false]);
  });

  it('CS-05 the first one may still win after others have started', async () => {
    const { all, attempt } = tries();
    const answer = retryStalled(attempt, POLICY);
    await vi.advanceTimersByTimeAsync(1000);
    all[0]?.win('late');
    expect(await answer).toBe('late');
    expect(running(all)).toEqual([false, false]);
  });

  it('CS-05 waits longer before each further try, and the oldest makes room: slow lines are not flooded', async () => {
    const { all, attempt } = tries();
    void retryStalled(attempt, POLICY);
    const starts: number[] = [];
    for (let time = 0; time <= 15_000; time += 250) {
      if (all.length > starts.length) starts.push(time);
      expect(running(all).filter(Boolean).length).toBeLessThanOrEqual(3);
      await vi.advanceTimersByTimeAsync(250);
    }
    expect(starts).toEqual([0, 1000, 2500, 4750, 8250, 12_250]);
    expect(running(all).indexOf(true)).toBe(3);
  });

  it('CS-05 an answer that keeps coming is waited for', async () => {
    const { all, attempt } = tries();
    void retryStalled(attempt, POLICY);
    for (let second = 0; second < 20; second += 1) {
      await vi.advanceTimersByTimeAsync(900);
      all[0]?.onProgress();
    }
    expect(all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(all).toHaveLength(2);
  });

  it('CS-05 holds back while it is told to, but not for ever', async () => {
    const { all, attempt } = tries();
    let busy = 300;
    void retryStalled(attempt, { ...POLICY, hold: () => busy });
    await vi.advanceTimersByTimeAsync(1299);
    expect(all).toHaveLength(1);
    busy = 0;
    await vi.advanceTimersByTimeAsync(1);
    expect(all).toHaveLength(2);
    busy = 300;
    await vi.advanceTimersByTimeAsync(1500 + 3999);
    expect(all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(all).toHaveLength(3);
  });

  it('CS-05 after a failure it pauses, by chance and longer each time, and asks again', async () => {
    const { all, attempt } = tries();
    const answer = retryStalled(attempt, POLICY);
    for (const pause of [200, 400, 500, 500]) {
      const before = all.length;
      all.at(-1)?.fail();
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(all).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(all).toHaveLength(before + 1);
    }
    all.at(-1)?.win('at last');
    expect(await answer).toBe('at last');
  });

  it('CS-05 a failure beside a running try starts no other', async () => {
    const { all, attempt } = tries();
    void retryStalled(attempt, POLICY);
    await vi.advanceTimersByTimeAsync(1000);
    all[1]?.fail();
    await vi.advanceTimersByTimeAsync(1000);
    expect(all).toHaveLength(2);
  });

  it('CS-05 a final failure ends it', async () => {
    const { all, attempt } = tries();
    const answer = retryStalled(attempt, POLICY);
    all[0]?.fail(new FinalFailure('gone'));
    await expect(answer).rejects.toThrow('gone');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(all).toHaveLength(1);
  });

  it('CS-05 is given up when its signal aborts, and never started when it already has', async () => {
    const { all, attempt } = tries();
    const controller = new AbortController();
    const answer = retryStalled(attempt, POLICY, controller.signal);
    controller.abort(new Error('nobody waits'));
    await expect(answer).rejects.toThrow('nobody waits');
    expect(running(all)).toEqual([false]);
    await expect(retryStalled(attempt, POLICY, controller.signal)).rejects.toThrow('nobody waits');
    expect(all).toHaveLength(1);
  });
});
