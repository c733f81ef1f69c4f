import { afterEach, expect, it, vi } from 'vitest';
import { keepDelivering } from '../../../src/features/leads/delivery.ts';
import type * as Outbox from '../../../src/features/leads/outbox.ts';

const deliver = vi.hoisted(() => vi.fn<typeof Outbox.deliver>());
vi.mock('../../../src/features/leads/outbox.ts', () => ({ deliver }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('FO-02 tries again after a minute when the outbox was unreadable', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  deliver.mockRejectedValueOnce(new Error('Internal error')).mockResolvedValue(undefined);
  keepDelivering('https://leads.example/in');
  await vi.advanceTimersByTimeAsync(59_000);
  expect(deliver).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(deliver).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(deliver).toHaveBeenCalledTimes(2);
});
