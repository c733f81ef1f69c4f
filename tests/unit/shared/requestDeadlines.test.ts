import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bytes, requestText, slowAnswer } from './slowAnswer.ts';

const timeout = expect.objectContaining({ name: 'HttpError', failure: 'timeout' });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('deadlines of a request', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  /** The outcome of a promise, if it has settled. */
  function outcomeOf(promise: Promise<unknown>): () => unknown {
    let outcome: unknown = 'pending';
    promise.then(
      (value) => (outcome = value),
      (error: unknown) => (outcome = error),
    );
    return () => outcome;
  }

  it('CS-05 a request without headers is aborted', async () => {
    const answer = slowAnswer();
    const outcome = outcomeOf(requestText());
    await vi.advanceTimersByTimeAsync(4_999);
    expect([outcome(), answer.aborted()]).toEqual(['pending', false]);
    await vi.advanceTimersByTimeAsync(1);
    expect([outcome(), answer.aborted()]).toEqual([timeout, true]);
  });

  it('CS-05 a request has a total time limit', async () => {
    const answer = slowAnswer();
    const outcome = outcomeOf(requestText());
    answer.headers();
    for (let passed = 4_000; passed < 45_000; passed += 4_000) {
      await vi.advanceTimersByTimeAsync(4_000);
      answer.send('x');
    }
    expect(outcome()).toBe('pending');
    await vi.advanceTimersByTimeAsync(1_000);
    expect([outcome(), answer.aborted()]).toEqual([timeout, true]);
  });

  it('CS-05 characters that are split between two chunks are decoded', async () => {
    const answer = slowAnswer();
    const outcome = outcomeOf(requestText());
    answer.headers();
    const text = bytes('مرسى');
    answer.send(text.slice(0, 3));
    answer.send(text.slice(3));
    answer.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome()).toMatchObject({ text: 'مرسى' });
  });
});

describe('on a real connection', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  async function serve(listener: RequestListener): Promise<string> {
    const started = createServer(listener);
    server = started;
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
    const address = started.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
  }

  it('CS-02 status, status text, headers and text are returned for any status', async () => {
    const url = await serve((_, response) => {
      response.writeHead(503, 'Gone Fishing', { 'Retry-After': '5' }).end('later');
    });
    const answer = await requestText({}, url);
    expect(answer).toMatchObject({ status: 503, statusText: 'Gone Fishing', text: 'later' });
    expect(answer.headers.get('retry-after')).toBe('5');
  });

  it('CS-05 a connection that fails during the body is a network failure', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('[{"id":1', () => response.destroy());
    });
    await expect(requestText({}, url)).rejects.toMatchObject({ failure: 'network' });
  });

  it('CS-05 the connection of a stalled body is closed', async () => {
    const closed = Promise.withResolvers<void>();
    const url = await serve((_, response) => {
      response.on('close', () => closed.resolve());
      response.writeHead(200);
      response.write('[');
    });
    await expect(requestText({ stallMs: 50 }, url)).rejects.toEqual(timeout);
    await closed.promise;
  });

  it('CS-05 a body of more than sixteen megabytes is aborted without a retry', async () => {
    const closed = Promise.withResolvers<void>();
    const url = await serve((_, response) => {
      response.on('close', () => closed.resolve());
      response.end('['.repeat(20_000_000));
    });
    const failure: unknown = await requestText({}, url).catch((error: unknown) => error);
    expect(failure).toMatchObject({ failure: 'status', status: 413, transient: false });
    await closed.promise;
  });
});

describe('an aborted request', () => {
  it('CS-05 ends in the body with the reason of the signal', async () => {
    const answer = slowAnswer();
    const controller = new AbortController();
    const asked = requestText({ signal: controller.signal });
    answer.headers();
    answer.send('[{"id"');
    await Promise.resolve();
    controller.abort(new Error('Left'));
    await expect(asked).rejects.toThrow('Left');
    expect(answer.aborted()).toBe(true);
  });
});

describe('a page that the user leaves', () => {
  it('QU-07 aborts its requests and removes its listeners', async () => {
    const page = new EventTarget();
    vi.stubGlobal('self', page);
    const answer = slowAnswer();
    const asked = requestText();
    await Promise.resolve();
    page.dispatchEvent(new Event('pagehide'));
    await expect(asked).rejects.toThrow('No answer in time');
    expect(answer.aborted()).toBe(true);
    const stop = vi.spyOn(page, 'removeEventListener');
    slowAnswer();
    const next = requestText({ signal: AbortSignal.timeout(1) });
    await expect(next).rejects.toThrow('timeout');
    expect(stop).toHaveBeenCalledWith('pagehide', expect.any(Function));
  });
});
