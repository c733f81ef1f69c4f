import { afterEach, beforeEach, vi } from 'vitest';
import { HttpError } from '../../../src/shared/http/HttpError.ts';
import { request, type RequestOptions } from '../../../src/shared/http/request.ts';

const POLICY = {
  stallMs: 60_000,
  timeoutMs: 15_000,
  retries: 4,
  hedge: { most: 3, afterMs: 1_000 },
  backoff: { firstPause: 300, maxPause: 1_000 },
};

/** A transient failure. */
export const drop = () => new HttpError('network', 'Dropped');

/** One attempt that was made, with functions that decide its outcome. */
interface Made {
  readonly at: number;
  readonly signal: AbortSignal;
  readonly headers: () => void;
  readonly progress: () => void;
  readonly succeed: (value: string) => void;
  readonly fail: (error?: Error) => void;
}

export const made: Made[] = [];

/** Sets the jitter of the next pauses. */
export const random = vi.spyOn(Math, 'random');

type Send = NonNullable<RequestOptions<string>['send']>;
const bodies = new WeakMap<Response, RequestOptions<string>['read']>();

const attempt: Send = (_, { signal }) => {
  if (!signal) throw new Error('An attempt can be aborted');
  const at = performance.now();
  const response = new Response();
  const head = Promise.withResolvers<Response>();
  const body = Promise.withResolvers<string>();
  body.promise.catch(() => undefined);
  let progress = () => {};
  bodies.set(response, (_response, onProgress) => {
    progress = () => onProgress(1);
    return body.promise;
  });
  const headers = () => head.resolve(response);
  made.push({
    at,
    signal,
    headers,
    progress: () => progress(),
    succeed: (value) => {
      headers();
      body.resolve(value);
    },
    fail: (error = drop()) => {
      head.reject(error);
      body.reject(error);
    },
  });
  return head.promise;
};

/** Starts a request; returns a function that returns its outcome so far. */
export function begin(
  policy: Partial<RequestOptions<string>> = {},
  signal?: AbortSignal,
  send: Send = attempt,
): () => unknown {
  let outcome: unknown = 'pending';
  const read: RequestOptions<string>['read'] = (response, onProgress, headersMs) => {
    const body = bodies.get(response);
    if (!body) throw new Error('Not a response of an attempt');
    return body(response, onProgress, headersMs);
  };
  request('/posts', { ...POLICY, read, send, signal, ...policy }).then(
    (value) => (outcome = value),
    (error: unknown) => (outcome = error),
  );
  return () => outcome;
}

export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Start times of the attempts, in milliseconds after the first. */
export const starts = () => made.map(({ at }) => at - (made[0]?.at ?? 0));

export const ended = () => made.map(({ signal }) => signal.aborted);

export function nth(index: number): Made {
  const found = made[index];
  if (!found) throw new Error(`Attempt ${index + 1} was not made`);
  return found;
}

/** Resets clock, attempts and network before each test. */
export function freshAttempts(): void {
  beforeEach(() => {
    made.length = 0;
    random.mockReturnValue(1);
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { onLine: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
