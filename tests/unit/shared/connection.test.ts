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

it('OF-04 a request that has no answer after three seconds makes the line slow, a quick one makes it well', async () => {
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

it('OF-04 a request that was refused at first and then answered quickly is no sign of a slow line', async () => {
  const { connection, watchRequest } = await fresh(true);
  const request = watchRequest();
  vi.advanceTimersByTime(2000);
  request.again();
  vi.advanceTimersByTime(2000);
  request.again();
  watchRequest().failed();
  expect(connection()).toBe('unreachable');
  request.answered();
  expect(connection()).toBe('online');
  const silent = watchRequest();
  silent.again();
  vi.advanceTimersByTime(3000);
  expect(connection()).toBe('slow');
  silent.failed();
  const won = watchRequest();
  won.answered();
  won.again();
  vi.advanceTimersByTime(5000);
  expect(connection()).toBe('online');
});

it('OF-04 a failure is the server’s where the device has a network, else the device’s', async () => {
  const there = await fresh(true);
  there.watchRequest().failed();
  expect(there.connection()).toBe('unreachable');
  const away = await fresh(false);
  expect(away.connection()).toBe('online');
  away.watchRequest().failed();
  expect(away.connection()).toBe('offline');
});

it('OF-04 an answer that no cache gave counts for more than what the device believes', async () => {
  const { connection, watchRequest } = await fresh(false);
  watchRequest().failed();
  // It may have come from the browser's cache.
  watchRequest().answered();
  expect(connection()).toBe('offline');
  watchRequest(true).answered();
  expect(connection()).toBe('online');
});

it('OF-04 a request that was left says nothing, and slowness does not hide that there is no line', async () => {
  const { connection, watchRequest } = await fresh(true);
  watchRequest().left();
  vi.advanceTimersByTime(5000);
  expect(connection()).toBe('online');
  watchRequest().failed();
  watchRequest();
  vi.advanceTimersByTime(5000);
  expect(connection()).toBe('unreachable');
});

it('OF-04 listeners are told of changes only, until they leave', async () => {
  const { onConnection, watchRequest } = await fresh(true);
  const listener = vi.fn<() => void>();
  const leave = onConnection(listener);
  watchRequest().answered();
  expect(listener).not.toHaveBeenCalled();
  watchRequest().failed();
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  watchRequest().answered();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('OF-04 a device that takes itself to be offline while requests succeed is online', async () => {
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
