/** The body of an error as WordPress sends it. */
export interface RestErrorBody {
  readonly code: string;
  readonly message: string;
  readonly data: { readonly status: number; readonly [more: string]: unknown };
}

/** A refusal in WordPress' own words: its code, message and HTTP status (CS-03). */
export class RestError extends Error {
  override readonly name = 'RestError';
  readonly code: string;
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    code: string,
    message: string,
    status: number,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.details = details;
  }

  /** The JSON body, with the status repeated inside `data` as WordPress does. */
  get body(): RestErrorBody {
    return { code: this.code, message: this.message, data: { status: this.status, ...this.details } };
  }
}

/** No route for this path and method. */
export function noRoute(): RestError {
  return new RestError('rest_no_route', 'No route was found matching the URL and request method.', 404);
}

/** An id that no post or attachment has. */
export function invalidPostId(status: 400 | 404 = 404): RestError {
  return new RestError('rest_post_invalid_id', 'Invalid post ID.', status);
}
