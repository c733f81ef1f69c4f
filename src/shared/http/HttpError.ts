/** `status`: not OK; `network`: no response; `timeout`: of headers or body; `garbage`: unexpected content. */
export type HttpFailure = 'status' | 'network' | 'timeout' | 'garbage';

/** Returns true for a status after which a retry may succeed: 5xx, 408, 425 and 429. */
export const isTransient = (status: number): boolean => status >= 500 || [408, 425, 429].includes(status);

/** A failed request. `message` is the status text if there is one (CS-02). */
export class HttpError extends Error {
  readonly failure: HttpFailure;
  readonly status: number;
  /** Machine-readable code of the response body, or `''`. */
  readonly code: string;
  /** `Retry-After`, in ms. */
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

  get transient(): boolean {
    return this.failure !== 'status' || isTransient(this.status);
  }
}
