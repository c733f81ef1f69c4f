// @vitest-environment node
import { EventEmitter, once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { closingOf, stopOnSignals } from '../../../server/stopping.ts';

let server: Server | undefined;
const agent = new Agent({ keepAlive: true });
afterEach(() => {
  vi.useRealTimers();
  server?.closeAllConnections();
  agent.destroy();
});

async function serve(listener?: RequestListener) {
  server = createServer(listener);
  server.keepAliveTimeout = 0;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return { close: closingOf(server), port: typeof address === 'object' && address ? address.port : 0 };
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

it('QU-08 closing finishes an answer in progress without waiting for its connection', async () => {
  const asked = Promise.withResolvers<() => void>();
  const { close, port } = await serve((_, response) => asked.resolve(() => response.end('complete')));
  const body = new Promise<IncomingMessage>((done, fail) => {
    get({ port, agent, host: '127.0.0.1' }, done).once('error', fail);
  }).then(text);
  const finish = await asked.promise;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const closing = close();
  finish();
  expect(await body).toBe('complete');
  await closing;
});

it('QU-08 closing waits for work at most two seconds, and ignores failures', async () => {
  const { close } = await serve();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const closed = vi.fn<() => void>();
  const closing = close(() => new Promise(() => {})).then(closed);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(closed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await closing;
  vi.useRealTimers();
  await (await serve()).close(() => Promise.reject(new Error('disk full')));
});
