import { expect, it, vi } from 'vitest';
import { fetchOnce, forgetFailures } from '../../../src/shared/http/fetchOnce.ts';

it('OF-02 gives all who ask the same promise, and fetches once', async () => {
  const load = vi.fn<() => Promise<number>>().mockResolvedValue(7);
  const once = fetchOnce(load);
  expect(once()).toBe(once());
  expect(await once()).toBe(7);
  forgetFailures();
  expect(await once()).toBe(7);
  expect(load).toHaveBeenCalledTimes(1);
});

it('OF-02 a failure stays until it has been shown, then it is asked for anew', async () => {
  const load = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(7);
  const once = fetchOnce(load);
  await expect(once()).rejects.toThrow('gone');
  await expect(once()).rejects.toThrow('gone');
  expect(load).toHaveBeenCalledTimes(1);
  forgetFailures();
  expect(await once()).toBe(7);
});
