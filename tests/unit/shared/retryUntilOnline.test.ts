import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryUntilOnline } from '../../../src/shared/http/retryUntilOnline.ts';

describe('a part that is loaded in the background', () => {
  const load = vi.fn<() => Promise<string>>();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'info').mockReturnValue(undefined);
    load.mockReset().mockRejectedValueOnce(new Error('cut')).mockResolvedValue('there');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('OF-02 is requested again after a pause', async () => {
    const part = retryUntilOnline(load);
    await vi.advanceTimersByTimeAsync(4999);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await part).toBe('there');
  });
});
