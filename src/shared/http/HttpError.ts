/**
 * Why a request gave nothing usable: `status` (an answer that is not OK), `network` (no answer),
 * `timeout` (a deadline passed, over headers or body), `garbage` (an answer that is not what was asked for).
 */
export type HttpFailure = 'status' | 'network' | 'timeout' | 'garbage';

/** True for a status after which a retry may succeed: not for a clear “no” (4xx but 408, 425 and 429). */
export const isTransient = (status: number): boolean => status >= 500 || [408, 425, 429].includes(status);

/** A failed request. `message` carries the status text where there is one (CS-02). */
export class HttpError extends Error {
  readonly failure: HttpFailure;
  readonly status: number;
  /** Machine-readable code from the body of the answer, `''` without one. */
  readonly code: string;
  /** What `Retry-After` asked for, in milliseconds. */
  readonly retryAfter: number | undefined;

  constructor(
    failure: HttpFailure,
    message: string,
    details: { status?: number; code?: string; retryAfter?: number | undefined } = {},
  ) {
    super(message);
    this.name = 'HttpError';
    this.failure = failure;
    this.status = details.status ?? 0;
    this.code = details.code ?? '';
    this.retryAfter = details.retryAfter;
  }

  /** True when a retry may succeed. */
  get transient(): boolean {
    return this.failure !== 'status' || isTransient(this.status);
  }
}
