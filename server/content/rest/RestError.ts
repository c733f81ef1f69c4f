/** An error in WordPress' format: code, message and HTTP status. */
export class RestError extends Error {
  override readonly name = 'RestError';
  readonly status: number;
  readonly body: object;

  constructor(
    status: number,
    code: string,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.body = { code, message, data: { status, ...details } };
  }
}
