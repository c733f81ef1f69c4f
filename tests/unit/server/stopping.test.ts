// @vitest-environment node
import { EventEmitter, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { closingOf, stopOnSignals } from '../../../server/stopping.ts';

let server: Server | undefined;
afterEach(() => {
  vi.useRealTimers();
  server?.closeAllConnections();
});

async function serve() {
  server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return closingOf(server);
}

it('QU-08 the first signal closes the server, the second one exits at once', async () => {
  const signals = new EventEmitter();
  const exit = vi.fn<(status: number) => void>();
  const closing = Promise.withResolvers<void>();
  const close = vi.fn(() => closing.promise);
  stopOnSignals(close, () => undefined, { on: signals.on.bind(signals), exit });
  for (const signal of ['SIGTERM', 'SIGTERM', 'SIGINT']) signals.emit(signal);
  expect(exit.mock.calls).toEqual([[143], [130]]);
  closing.resolve();
  await vi.waitFor(() => expect(exit).toHaveBeenLastCalledWith(0));
  expect(close).toHaveBeenCalledTimes(1);
});

it('QU-08 closing waits for work at most two seconds, and ignores failures', async () => {
  const close = await serve();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const closed = vi.fn<() => void>();
  const closing = close(() => new Promise(() => {})).then(closed);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(closed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await closing;
  vi.useRealTimers();
  await (
    await serve()
  )(() => Promise.reject(new Error('disk full')));
});
