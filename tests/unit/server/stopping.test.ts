// @vitest-environment node
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { closingOf, stopOnSignals } from '../../../server/stopping.ts';

afterEach(() => void vi.useRealTimers());

async function closingOfNewServer() {
  const server = createServer();
  const close = closingOf(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return close;
}

// tests/e2e/operations.test.ts has the second signal, and answers that are finished.
it('QU-08 a signal closes once, and the process then exits with 0', async () => {
  const signals = new EventEmitter();
  const exit = vi.fn<(status: number) => void>();
  const closing = Promise.withResolvers<void>();
  const close = vi.fn(() => closing.promise);
  stopOnSignals(close, () => undefined, { on: signals.on.bind(signals), exit });
  signals.emit('SIGTERM');
  expect(exit).not.toHaveBeenCalled();
  closing.resolve();
  await vi.waitFor(() => expect(exit.mock.calls).toEqual([[0]]));
  expect(close).toHaveBeenCalledTimes(1);
});

it('QU-08 closing waits for work two seconds at most, and ignores its failure', async () => {
  const close = await closingOfNewServer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const closed = vi.fn<() => void>();
  const closing = close(() => new Promise(() => {})).then(closed);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(closed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await closing;
  vi.useRealTimers();
  await (
    await closingOfNewServer()
  )(() => Promise.reject(new Error('disk full')));
});
