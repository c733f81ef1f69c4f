import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isBusy, once } from '../../../src/features/blog/refresh/once.ts';

/** Work that a test ends, and the signals of each time it was begun. */
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

/** Until timers that were set before have passed. */
const grace = () => new Promise((resolve) => setTimeout(resolve));
const left = new Error('Left');
let key = 0;
beforeEach(() => {
  key += 1;
});
const ask = (begin: Parameters<typeof once>[1], signal?: AbortSignal) => once(`thing ${key}`, begin, signal);

describe('one thing at a time', () => {
  it('BL-09 whoever asks meanwhile waits for the same work', async () => {
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

  it('OF-04 all who wait hear of a failure, and the next may try again', async () => {
    const fail = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('Cut')));
    const asked = [ask(fail), ask(fail, new AbortController().signal)];
    for (const promise of asked) await expect(promise).rejects.toThrow('Cut');
    await expect(ask(fail)).rejects.toThrow('Cut');
    expect(fail).toHaveBeenCalledTimes(2);
  });
});

describe('work that nobody waits for', () => {
  it('OF-08 is ended, and who left hears the reason of their own', async () => {
    const { begin, signals } = work();
    const controller = new AbortController();
    const asked = ask(begin, controller.signal);
    controller.abort(left);
    await expect(asked).rejects.toBe(left);
    expect(signals[0]?.aborted).toBe(false);
    await grace();
    expect(signals[0]?.aborted).toBe(true);
    expect(isBusy()).toBe(false);
  });

  it('OF-08 goes on while one still waits', async () => {
    const { begin, signals, end } = work();
    const [first, second] = [new AbortController(), new AbortController()];
    const gone = ask(begin, first.signal);
    const waiting = ask(begin, second.signal);
    first.abort(left);
    await expect(gone).rejects.toBe(left);
    await grace();
    expect(signals[0]?.aborted).toBe(false);
    end();
    await waiting;
  });

  it('OF-08 goes on for one who asked without a signal', async () => {
    const { begin, signals, end } = work();
    const controller = new AbortController();
    const waiting = ask(begin);
    ask(begin, controller.signal).catch(() => undefined);
    controller.abort(left);
    await grace();
    expect(signals[0]?.aborted).toBe(false);
    end();
    await waiting;
  });

  it('OF-08 is still going on for one who comes back at once', async () => {
    const { begin, signals, end } = work();
    const controller = new AbortController();
    ask(begin, controller.signal).catch(() => undefined);
    controller.abort(left);
    const back = ask(begin, new AbortController().signal);
    await grace();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    end();
    await back;
  });

  it('OF-08 is begun anew for one who comes back later, though its end has not been seen yet', async () => {
    const signals: AbortSignal[] = [];
    const deaf = (_: number, signal: AbortSignal) => {
      signals.push(signal);
      return signals.length === 1 ? new Promise<void>(() => undefined) : Promise.resolve();
    };
    const controller = new AbortController();
    ask(deaf, controller.signal).catch(() => undefined);
    controller.abort(left);
    await grace();
    await ask(deaf);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('OF-08 is not begun for one who has left before', async () => {
    const { begin, signals } = work();
    await expect(ask(begin, AbortSignal.abort(left))).rejects.toBe(left);
    expect(signals).toHaveLength(0);
  });

  it('OF-08 leaving after the end ends nothing else', async () => {
    const { begin, signals, end } = work();
    const controller = new AbortController();
    const asked = ask(begin, controller.signal);
    end();
    await asked;
    const next = ask(begin, new AbortController().signal);
    controller.abort(left);
    await grace();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
    end();
    await next;
  });
});
