// @vitest-environment node
import { EventEmitter } from 'node:events';
import { Agent, createServer, get, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closingOf, type Stoppable, stopOnSignals } from '../../../server/stopping.ts';

/** A process that is sent signals and notes how it is to end. */
function standIn() {
  const signals = new EventEmitter();
  const exits: unknown[] = [];
  const host: Stoppable = {
    on: (name, listener) => signals.on(name, listener),
    exit: (status) => exits.push(status),
  };
  return { host, send: (name: string) => signals.emit(name), exits };
}

describe('stopOnSignals', () => {
  it('QU-08 the first signal closes once and then ends well', async () => {
    const { host, send, exits } = standIn();
    const closing = Promise.withResolvers<void>();
    const close = vi.fn(() => closing.promise);
    const told = vi.fn<(signal: string) => void>();
    stopOnSignals(close, told, host);
    send('SIGTERM');
    expect([close.mock.calls.length, exits, told.mock.lastCall]).toEqual([1, [], ['SIGTERM']]);
    closing.resolve();
    await vi.waitFor(() => expect(exits).toEqual([0]));
  });

  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ])('QU-08 a second signal, %s, ends at once', (second, code) => {
    const { host, send, exits } = standIn();
    stopOnSignals(
      () => new Promise(() => {}),
      () => undefined,
      host,
    );
    send('SIGINT');
    send(second);
    expect(exits[0]).toBe(code);
  });
});

describe('closingOf', () => {
  let server: Server | undefined;
  let close: ReturnType<typeof closingOf>;
  const agent = new Agent({ keepAlive: true });
  afterEach(() => {
    server?.closeAllConnections();
    agent.destroy();
  });

  async function serve(listener: RequestListener): Promise<number> {
    server = createServer(listener);
    // Connections are kept for ever, by both sides, unless they are closed.
    server.keepAliveTimeout = 0;
    close = closingOf(server);
    await new Promise<void>((done) => {
      server?.listen(0, '127.0.0.1', done);
    });
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  it('QU-08 an answer under way is finished, and its connection is not waited for', async () => {
    const asked = Promise.withResolvers<() => void>();
    const port = await serve((_, response) => asked.resolve(() => response.end('whole')));
    const body = new Promise<string>((done, fail) => {
      get({ port, agent, host: '127.0.0.1' }, (answer) => {
        answer.setEncoding('utf8').once('data', done);
      }).once('error', fail);
    });
    const finish = await asked.promise;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const closing = close();
    finish();
    expect(await body).toBe('whole');
    // The clock stands still: the two seconds never pass.
    await closing;
    vi.useRealTimers();
  });

  it('QU-08 work is waited for, two seconds at most, and its failing is none of closing', async () => {
    await serve(() => undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const closed = vi.fn<() => void>();
    const closing = close(new Promise(() => {})).then(closed);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(closed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await closing;
    await serve(() => undefined);
    await close(Promise.reject(new Error('disk full')));
  });
});
