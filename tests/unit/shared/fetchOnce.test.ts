import { expect, it, vi } from 'vitest';
import { fetchOnce, forgetFailures } from '../../../src/shared/http/fetchOnce.ts';

it('OF-02 a resource is fetched once for all callers', async () => {
  const load = vi.fn<() => Promise<number>>().mockResolvedValue(7);
  const once = fetchOnce(load);
  expect(once()).toBe(once());
  expect(await once()).toBe(7);
  forgetFailures();
  expect(await once()).toBe(7);
  expect(load).toHaveBeenCalledTimes(1);
});

it('OF-02 a resource is fetched again after a failure has been shown', async () => {
  const load = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(7);
  const once = fetchOnce(load);
  await expect(once()).rejects.toThrow('gone');
  await expect(once()).rejects.toThrow('gone');
  expect(load).toHaveBeenCalledTimes(1);
  forgetFailures();
  expect(await once()).toBe(7);
});
