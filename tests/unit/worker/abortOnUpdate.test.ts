import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A worker's own, as each begins. */
const fresh = async () => {
  vi.resetModules();
  return import('../../../src/service-worker/abortOnUpdate.ts');
};

describe('how long the worker tries', () => {
  beforeEach(() => {
    vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function');
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it('QU-07 ends when the next version is asked for, without `AbortSignal.any`', async () => {
    const { abortForUpdate, timeoutOrUpdate } = await fresh();
    const signal = timeoutOrUpdate(60_000);
    expect(signal.aborted).toBe(false);
    void abortForUpdate();
    expect(signal.aborted).toBe(true);
    expect(timeoutOrUpdate(60_000).aborted).toBe(true);
  });

  it('OF-07 tells that it gave way once the answers that it was making have been given', async () => {
    const { abortForUpdate, abortOnUpdate, trackAnswer } = await fresh();
    let give = () => {};
    const answer = trackAnswer(new Promise<void>((resolve) => (give = resolve)));
    const told = vi.fn();
    const ended = abortForUpdate().then(told);
    // Whatever is due by now has happened.
    await new Promise((resolve) => setTimeout(resolve));
    expect(abortOnUpdate.aborted).toBe(true);
    expect(told).not.toHaveBeenCalled();
    give();
    await answer;
    await ended;
    expect(told).toHaveBeenCalledOnce();
  });

  it('QU-07 ends when its time is over', async () => {
    const { abortOnUpdate, timeoutOrUpdate } = await fresh();
    const signal = timeoutOrUpdate(1);
    await vi.waitUntil(() => signal.aborted);
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
    expect(abortOnUpdate.aborted).toBe(false);
  });
});
