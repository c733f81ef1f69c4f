import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bytes, requestText, slowAnswer } from './slowAnswer.ts';

const timeout = expect.objectContaining({ name: 'HttpError', failure: 'timeout' });

describe('deadlines of a request', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
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

  it('CS-05 a request without headers in time is aborted', async () => {
    const answer = slowAnswer();
    const outcome = outcomeOf(requestText());
    await vi.advanceTimersByTimeAsync(4_999);
    expect([outcome(), answer.aborted()]).toEqual(['pending', false]);
    await vi.advanceTimersByTimeAsync(1);
    expect([outcome(), answer.aborted()]).toEqual([timeout, true]);
  });

  it('CS-05 a request whose body never starts is aborted', async () => {
    const answer = slowAnswer();
    const outcome = outcomeOf(requestText());
    await vi.advanceTimersByTimeAsync(4_000);
    answer.headers();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(outcome()).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect([outcome(), answer.aborted()]).toEqual([timeout, true]);
  });

  it('CS-05 a request whose body stalls in the middle is aborted', async () => {
    const answer = slowAnswer();
    const outcome = outcomeOf(requestText());
    answer.headers();
    answer.send('[{"id"');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(outcome()).toEqual(timeout);
  });

  it('CS-05 a slow body is read to its end while pieces arrive', async () => {
    const answer = slowAnswer();
    const outcome = outcomeOf(requestText());
    await vi.advanceTimersByTimeAsync(4_000);
    answer.headers();
    for (const piece of ['one ', 'two ', 'three ', 'four']) {
      await vi.advanceTimersByTimeAsync(4_000);
      answer.send(piece);
    }
    await vi.advanceTimersByTimeAsync(4_000);
    answer.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome()).toMatchObject({ status: 200, text: 'one two three four' });
  });

  it('CS-05 a request has a limit for everything together', async () => {
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

  it('CS-05 characters that are split between two pieces are decoded', async () => {
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

  it('CS-05 no timer outlives the request', async () => {
    const answer = slowAnswer();
    const done = requestText();
    expect(vi.getTimerCount()).toBe(2);
    answer.headers();
    answer.end();
    await done;
    expect(vi.getTimerCount()).toBe(0);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(requestText()).rejects.toMatchObject({ failure: 'network' });
    expect(vi.getTimerCount()).toBe(0);
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

  it('CS-05 a connection that breaks in the middle of the body is a network failure', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('[{"id":1', () => response.destroy());
    });
    await expect(requestText({}, url)).rejects.toMatchObject({ failure: 'network' });
  });

  it('CS-05 the connection of a body that stalls is closed', async () => {
    const closed = Promise.withResolvers<void>();
    const url = await serve((_, response) => {
      response.on('close', () => closed.resolve());
      response.writeHead(200);
      response.write('[');
    });
    await expect(requestText({ stallMs: 50 }, url)).rejects.toEqual(timeout);
    await closed.promise;
  });

  it('CS-05 a body of more than sixteen megabytes is aborted and not requested again', async () => {
    const closed = Promise.withResolvers<void>();
    const url = await serve((_, response) => {
      response.on('close', () => closed.resolve());
      response.end('['.repeat(20_000_000));
    });
    const failure: unknown = await requestText({}, url).catch((error: unknown) => error);
    expect(failure).toMatchObject({ failure: 'status', status: 413, transient: false });
    await closed.promise;
  });

  it('CS-05 a missing server is a network failure', async () => {
    const url = await serve((_, response) => response.end());
    await new Promise((resolve) => server?.close(resolve));
    await expect(requestText({}, url)).rejects.toMatchObject({ failure: 'network' });
  });
});
