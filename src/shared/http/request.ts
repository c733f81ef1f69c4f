import { type Backoff, backoff } from './backoff.ts';
import { HttpError } from './HttpError.ts';
import { limitTime, type SlowBody } from './limitTime.ts';

/** Called with the size of each piece of a body. */
export type OnProgress = (bytes: number) => void;

/** How a request is made, read and repeated. */
export interface RequestOptions<T> {
  /** Reads a response. `headersMs`: time until its headers arrived. Throws `HttpError` for one that is of no use. */
  readonly read: (response: Response, onProgress: OnProgress, headersMs: number) => Promise<T>;
  /** Options of `fetch` for an attempt, counted from 1. */
  readonly init?: (attempt: number) => RequestInit;
  /** Replaces `fetch`. */
  readonly send?: (url: string, init: RequestInit) => Promise<Response>;
  /** Limit for all attempts together, bodies included. No attempt starts in its last second. */
  readonly timeoutMs?: number;
  /** A longer limit while the body arrives. */
  readonly slowBody?: SlowBody;
  /** An attempt without progress for this long is aborted; the next one may take half as long again, up to four times. */
  readonly stallMs: number;
  /** Attempts after the first one. */
  readonly retries?: number;
  /** An attempt without headers after `afterMs` gets another one beside it, up to `most` at once. */
  readonly hedge?: { readonly most: number; readonly afterMs: number };
  /** Pauses after failures other than stalls. */
  readonly backoff?: Backoff;
  readonly signal?: AbortSignal | undefined;
  /** Called when an attempt has failed that may be repeated. */
  readonly onFailure?: () => void;
}

const BACKOFF: Backoff = { firstPause: 500, maxPause: 3000 };
/** A useful attempt takes at least this long. */
const LEAST_MS = 1000;

/** An error of `fetch` or of a body as `HttpError`; any other as it is. */
function asHttpError(error: unknown): unknown {
  const isNetwork =
    error instanceof TypeError || (error instanceof DOMException && error.name !== 'QuotaExceededError');
  return isNetwork ? new HttpError('network', error.message || 'Network failure') : error;
}

/** One attempt. Rejects when it is aborted, whatever becomes of its request. */
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

/** WebKit reports a request that it ends with its page as an error, but not one that was aborted before. */
function whenLeft(abort: () => void): () => void {
  if (typeof self === 'undefined') return () => undefined;
  self.addEventListener('pagehide', abort);
  return () => self.removeEventListener('pagehide', abort);
}

/**
 * Requests an address on an unreliable network and reads the response to its end: with a limit that covers the body, and
 * again when an attempt stalls or fails, after a pause with jitter or the server's `Retry-After`. Rejects with the last
 * `HttpError`, with any other error of `read`, or with the reason of `signal`.
 */
export function request<T>(url: string, options: RequestOptions<T>): Promise<T> {
  const { retries = 0, hedge, timeoutMs = Infinity, slowBody, signal } = options;
  const startedAt = performance.now();
  const passedMs = () => performance.now() - startedAt;
  // A device that reports no network may be wrong: who does not give up ignores it.
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
      if (started > retries || !mayRetry() || passedMs() + pauseMs > timeoutMs - LEAST_MS) return false;
      if (pauseMs > 0) timer = setTimeout(start, pauseMs);
      else start();
      return true;
    };
    const onError = (error: unknown) => {
      if (isSettled) return;
      if (!(error instanceof HttpError) || !error.transient) return settle(() => reject(error));
      options.onFailure?.();
      // A stalled attempt has been waited for already.
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
