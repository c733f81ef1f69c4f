import { HttpError } from './HttpError.ts';

/** How long each part of a request may take, in milliseconds. */
export interface Deadlines {
  /** Until the headers are there. */
  readonly headers: number;
  /** Between two pieces of the body: a stalled body is as dead as a missing one. */
  readonly idle: number;
  /** For everything together … */
  readonly total: number;
  /** … unless the body still comes at so many bytes a second: then as long as it does, up to `longest`. */
  readonly flowing?: { readonly rate: number; readonly longest: number };
}

/** Milliseconds over which the speed of a body is told. */
const WINDOW = 2_000;

/** Calls `giveUp` when the time for everything together is over; returns the way to stop that. */
function limit({ total, flowing }: Deadlines, received: () => number, giveUp: () => void): () => void {
  if (!flowing) {
    const timer = setTimeout(giveUp, total);
    return () => clearTimeout(timer);
  }
  const window = Math.min(WINDOW, total);
  let [counted, passed] = [0, total - window];
  const check = () => {
    const still = received() - counted >= (flowing.rate * window) / 1_000 && passed < flowing.longest;
    if (still) count();
    else giveUp();
  };
  const count = () => {
    counted = received();
    passed += window;
    timer = setTimeout(check, window);
  };
  let timer = setTimeout(count, passed);
  return () => clearTimeout(timer);
}

/** What a request may be given beside its address. */
export interface TextOptions {
  /** Ends the request: it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  readonly cache?: RequestCache;
  /** Called when the headers are there. */
  readonly onHeaders?: () => void;
}

/** An answer read to its end. */
export interface TextAnswer {
  /** The address that answered, after redirects; '' where that is unknown. */
  readonly url: string;
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly text: string;
}

/** No answer that is asked for comes near this many bytes; to parse more would freeze the page, or end it. */
const MOST_BYTES = 16_000_000;

async function readBody(response: Response, onProgress: (bytes: number) => void): Promise<string> {
  if (!response.body) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  // Safari reads streams by their reader only; `for await` over a body is younger there.
  const reader = response.body.getReader();
  let part = await reader.read();
  while (!part.done) {
    onProgress(part.value.byteLength);
    text += decoder.decode(part.value, { stream: true });
    part = await reader.read();
  }
  return text + decoder.decode();
}

/**
 * Calls `giveUp` when the page is left, and returns the way to stop that. WebKit reports a request that it cuts off
 * itself then as an error, “due to access control checks”; one that was aborted before, it does not. Only pages leave.
 */
function onceLeft(giveUp: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  window.addEventListener('pagehide', giveUp);
  return () => window.removeEventListener('pagehide', giveUp);
}

/**
 * GETs an address and reads the whole body, giving up when a deadline passes; the deadlines cover the
 * body too (a service worker's timeout does not). Throws `HttpError` of failure `network` or `timeout`, or
 * of status 413 for more than sixteen megabytes.
 */
export async function getText(
  url: string,
  deadlines: Deadlines,
  { signal, cache = 'default', onHeaders }: TextOptions = {},
): Promise<TextAnswer> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  signal?.addEventListener('abort', giveUp);
  const unleave = onceLeft(giveUp);
  let timer = setTimeout(giveUp, deadlines.headers);
  let received = 0;
  const unlimit = limit(deadlines, () => received, giveUp);
  const onProgress = (bytes: number) => {
    received += bytes;
    if (received > MOST_BYTES) giveUp();
    clearTimeout(timer);
    timer = setTimeout(giveUp, deadlines.idle);
  };
  try {
    const response = await fetch(url, { signal: controller.signal, credentials: 'omit', cache });
    onProgress(0);
    onHeaders?.();
    const text = await readBody(response, onProgress);
    const { status, statusText, headers } = response;
    return { url: response.url, status, statusText, headers, text };
  } catch (error) {
    signal?.throwIfAborted();
    // As a server would say it: a clear “no”, which is not asked again.
    if (received > MOST_BYTES) throw new HttpError('status', 'The answer is too large', { status: 413 });
    if (controller.signal.aborted) throw new HttpError('timeout', 'No answer in time');
    throw new HttpError('network', error instanceof Error ? error.message : 'Network failure');
  } finally {
    signal?.removeEventListener('abort', giveUp);
    unleave();
    clearTimeout(timer);
    unlimit();
  }
}
