import { afterEach, beforeEach, expect, it, vi } from 'vitest';

async function fresh(onLine: boolean) {
  vi.resetModules();
  vi.stubGlobal('navigator', { onLine });
  return import('../../../src/shared/http/connection.ts');
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('OF-04 a request without an answer for three seconds makes the connection slow, a quick one online', async () => {
  const { connection, watchRequest } = await fresh(true);
  const request = watchRequest();
  vi.advanceTimersByTime(2999);
  expect(connection()).toBe('online');
  vi.advanceTimersByTime(1);
  expect(connection()).toBe('slow');
  request.answered();
  expect(connection()).toBe('slow');
  watchRequest().answered();
  expect(connection()).toBe('online');
});

it('OF-04 the three seconds begin with the last attempt of a request, and end when it is aborted', async () => {
  const { connection, watchRequest } = await fresh(true);
  const request = watchRequest();
  vi.advanceTimersByTime(2000);
  request.again();
  watchRequest().left();
  vi.advanceTimersByTime(2999);
  expect(connection()).toBe('online');
  vi.advanceTimersByTime(1);
  expect(connection()).toBe('slow');
});

it('OF-04 a failure means an unreachable server, or offline when the device has no network', async () => {
  const there = await fresh(true);
  there.watchRequest().failed();
  expect(there.connection()).toBe('unreachable');
  const away = await fresh(false);
  expect(away.connection()).toBe('online');
  away.watchRequest().failed();
  expect(away.connection()).toBe('offline');
});

it('OF-04 an answer that bypassed the cache overrides the state of the device', async () => {
  const { connection, watchRequest } = await fresh(false);
  watchRequest().failed();
  // This answer may be from the HTTP cache.
  watchRequest().answered();
  expect(connection()).toBe('offline');
  watchRequest(true).answered();
  expect(connection()).toBe('online');
});

it('OF-04 a device that reports offline is online while requests succeed', async () => {
  const { connection, followDevice, watchRequest } = await fresh(false);
  const device = new EventTarget();
  vi.stubGlobal('window', device);
  const verify = vi.fn<() => void>();
  const unfollow = followDevice(verify);
  device.dispatchEvent(new Event('offline'));
  expect(verify).toHaveBeenCalledTimes(2);
  expect(connection()).toBe('online');
  watchRequest(true).answered();
  expect(connection()).toBe('online');
  watchRequest(true).failed();
  expect(connection()).toBe('offline');
  unfollow();
  device.dispatchEvent(new Event('offline'));
  expect(verify).toHaveBeenCalledTimes(2);
});
