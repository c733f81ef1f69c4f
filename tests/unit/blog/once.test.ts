import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isBusy, once } from '../../../src/features/blog/refresh/once.ts';

/** Work that a test ends, with the signal of each run. */
function work() {
  const signals: AbortSignal[] = [];
  let end: () => void = () => undefined;
  const begin = (_: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signals.push(signal);
      end = resolve;
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  return { begin, signals, end: () => end() };
}

const left = new Error('Left');
let key = 0;
beforeEach(() => {
  key += 1;
});
const ask = (begin: Parameters<typeof once>[1], signal?: AbortSignal) => once(`thing ${key}`, begin, signal);

describe('concurrent calls', () => {
  it('BL-09 share one run of the work', async () => {
    const { begin, signals, end } = work();
    const asked = [ask(begin), ask(begin), ask(begin, new AbortController().signal)];
    expect(signals).toHaveLength(1);
    expect(isBusy()).toBe(true);
    end();
    await Promise.all(asked);
    expect(isBusy()).toBe(false);
    const again = ask(begin);
    expect(signals).toHaveLength(2);
    end();
    await again;
  });

  it('OF-04 all reject when the run fails, and the next call starts again', async () => {
    const fail = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('Cut')));
    const asked = [ask(fail), ask(fail, new AbortController().signal)];
    for (const promise of asked) await expect(promise).rejects.toThrow('Cut');
    await expect(ask(fail)).rejects.toThrow('Cut');
    expect(fail).toHaveBeenCalledTimes(2);
  });
});

describe('work without waiting callers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('OF-08 is aborted, and the caller rejects with the reason of its signal', async () => {
    const { begin, signals } = work();
    const controller = new AbortController();
    const asked = ask(begin, controller.signal);
    controller.abort(left);
    await expect(asked).rejects.toBe(left);
    expect(signals[0]?.aborted).toBe(false);
    await vi.runAllTimersAsync();
    expect(signals[0]?.aborted).toBe(true);
    expect(isBusy()).toBe(false);
  });

  it('OF-08 continues while another caller waits', async () => {
    const { begin, signals, end } = work();
    const [first, second] = [new AbortController(), new AbortController()];
    const gone = ask(begin, first.signal);
    const waiting = ask(begin, second.signal);
    first.abort(left);
    await expect(gone).rejects.toBe(left);
    await vi.runAllTimersAsync();
    expect(signals[0]?.aborted).toBe(false);
    end();
    await waiting;
  });

  it('OF-08 continues when a caller returns at once', async () => {
    const { begin, signals, end } = work();
    const controller = new AbortController();
    ask(begin, controller.signal).catch(() => undefined);
    controller.abort(left);
    const back = ask(begin, new AbortController().signal);
    await vi.runAllTimersAsync();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    end();
    await back;
  });
});
