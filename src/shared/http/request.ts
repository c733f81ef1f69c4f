import { type Backoff, backoff } from './backoff.ts';
import { HttpError } from './HttpError.ts';
import { limitTime, type SlowBody } from './limitTime.ts';

export type OnProgress = (bytes: number) => void;

export interface RequestOptions<T> {
  /** Reads a response. `headersMs`: time until its headers arrived. Throws `HttpError` for an unusable response. */
  readonly read: (response: Response, onProgress: OnProgress, headersMs: number) => Promise<T>;
  /** Options of `fetch` for an attempt, counted from 1. */
  readonly init?: (attempt: number) => RequestInit;
  readonly send?: (url: string, init: RequestInit) => Promise<Response>;
  /** Limit for all attempts together, including bodies. No attempt starts in its last second. */
  readonly timeoutMs?: number;
  readonly slowBody?: SlowBody;
  /** An attempt without progress for this long is aborted; the limit grows by half per attempt, at most fourfold. */
  readonly stallMs: number;
  readonly retries?: number;
  /** An attempt without headers after `afterMs` gets a parallel one, up to `most` at once. */
  readonly hedge?: { readonly most: number; readonly afterMs: number };
  readonly backoff?: Backoff;
  readonly signal?: AbortSignal | undefined;
  readonly onFailure?: () => void;
}

const BACKOFF: Backoff = { firstPause: 500, maxPause: 3000 };
const MIN_ATTEMPT_MS = 1000;

function asHttpError(error: unknown): unknown {
  const isNetwork =
    error instanceof TypeError || (error instanceof DOMException && error.name !== 'QuotaExceededError');
  return isNetwork ? new HttpError('network', error.message || 'Network failure') : error;
}

async function attempt<T>(
  url: string,
  number: number,
  { read, init, send = fetch, stallMs }: RequestOptions<T>,
  controller: AbortController,
  { onHeaders, onProgress }: { onHeaders: () => void; onProgress: OnProgress },
): Promise<T> {
  const startedAt = performance.now();
  const { signal } = controller;
  const abort = () => controller.abort();
  const limitMs = Math.min(stallMs * 1.5 ** (number - 1), stallMs * 4);
  let timer = setTimeout(abort, limitMs);
  const watch = () => {
    clearTimeout(timer);
    if (!signal.aborted) timer = setTimeout(abort, limitMs);
  };
  const work = async () => {
    const response = await send(url, { ...init?.(number), signal });
    watch();
    onHeaders();
    const progress = (bytes: number) => {
      watch();
      onProgress(bytes);
    };
    return read(response, progress, performance.now() - startedAt);
  };
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new HttpError('timeout', 'No answer in time')));
  });
  try {
    return await Promise.race([work(), aborted]);
  } catch (error) {
    throw asHttpError(error);
  } finally {
    clearTimeout(timer);
  }
}

/** WebKit logs an error for requests that end with their page, but not for aborted ones. */
function whenLeft(abort: () => void): () => void {
  if (typeof self === 'undefined') return () => undefined;
  self.addEventListener('pagehide', abort);
  return () => self.removeEventListener('pagehide', abort);
}

/**
 * Requests an address on an unreliable network and reads the complete response. The time limit covers the body; stalled
 * and failed attempts are retried with jitter or after `Retry-After`. Rejects with the last `HttpError`, another error
 * of `read`, or the reason of `signal`.
 */
export function request<T>(url: string, options: RequestOptions<T>): Promise<T> {
  const { retries = 0, hedge, timeoutMs = Infinity, slowBody, signal } = options;
  const startedAt = performance.now();
  const passedMs = () => performance.now() - startedAt;
  // `navigator.onLine` may be wrong: requests with unlimited retries ignore it.
  const mayRetry = () => retries === Infinity || typeof navigator === 'undefined' || navigator.onLine;

  return new Promise((resolve, reject) => {
    const running = new Set<AbortController>();
    const abortAll = () => {
      for (const controller of running) controller.abort();
    };
    let [started, failures, notBefore, received] = [0, 0, 0, 0];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isSettled = false;

    const settle = (end: () => void) => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      stopLimit();
      stopWatching();
      signal?.removeEventListener('abort', onAbort);
      end();
      abortAll();
    };
    const onAbort = () => settle(() => reject(signal?.reason));
    const onTimeout = () => settle(() => reject(new HttpError('timeout', 'No answer in time')));
    const stopLimit = limitTime(timeoutMs, slowBody, () => received, onTimeout);
    const stopWatching = whenLeft(abortAll);

    const plan = (pauseMs: number): boolean => {
      clearTimeout(timer);
      if (started > retries || !mayRetry() || passedMs() + pauseMs > timeoutMs - MIN_ATTEMPT_MS) return false;
      if (pauseMs > 0) timer = setTimeout(start, pauseMs);
      else start();
      return true;
    };
    const onError = (error: unknown) => {
      if (isSettled) return;
      if (!(error instanceof HttpError) || !error.transient) return settle(() => reject(error));
      options.onFailure?.();
      // A stall has taken its time already.
      const pauseMs = error.failure === 'timeout' ? 0 : backoff(options.backoff ?? BACKOFF, failures);
      failures += 1;
      if (error.retryAfter !== undefined)
        notBefore = Math.max(notBefore, passedMs() + error.retryAfter + pauseMs / 4);
      const isPlanned = plan(Math.max(pauseMs, notBefore - passedMs()));
      if (!isPlanned && running.size === 0) settle(() => reject(error));
    };
    const start = () => {
      started += 1;
      const controller = new AbortController();
      running.add(controller);
      if (hedge && running.size < hedge.most) plan(hedge.afterMs);
      const onHeaders = () => clearTimeout(timer);
      const onProgress = (bytes: number) => {
        received += bytes;
      };
      attempt(url, started, options, controller, { onHeaders, onProgress }).then(
        (value) => {
          running.delete(controller);
          settle(() => resolve(value));
        },
        (error: unknown) => {
          running.delete(controller);
          controller.abort();
          onError(error);
        },
      );
    };

    if (signal?.aborted) return onAbort();
    signal?.addEventListener('abort', onAbort);
    start();
  });
}
