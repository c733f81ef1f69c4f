import { describe, expect, it, vi } from 'vitest';
import { getJson } from '../../../src/features/blog/api/client.ts';
import { HttpError } from '../../../src/shared/http/HttpError.ts';
import { network, URL_ASKED } from './contentNetwork.ts';

/** Sets the answers of the network, in order; the last one repeats. */
function answers(...list: (() => Response | Error)[]): void {
  network.mockImplementation(async () => {
    const next = (list.length > 1 ? list.shift() : list[0])?.();
    if (next instanceof Response) return next;
    throw next ?? new TypeError('No answer');
  });
}

const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}, statusText = '') =>
  () =>
    new Response(JSON.stringify(body), { status, statusText, headers });

async function failure(promise: Promise<unknown>): Promise<HttpError> {
  const error: unknown = await promise.then(
    () => new Error('It went through'),
    (reason: unknown) => reason,
  );
  if (error instanceof HttpError) return error;
  throw error;
}

describe('a request to the content service', () => {
  it('CS-01 is one GET without credentials or custom headers', async () => {
    answers(json([1], 200, { 'X-WP-Total': '7' }));
    const { data, headers } = await getJson(URL_ASKED);
    expect(data).toEqual([1]);
    expect(headers.get('x-wp-total')).toBe('7');
    expect(network).toHaveBeenCalledTimes(1);
    const [url, init] = network.mock.calls[0] ?? [];
    expect(url).toBe(URL_ASKED);
    expect(init).toMatchObject({ credentials: 'omit' });
    expect(init?.method ?? 'GET').toBe('GET');
    // A custom header requires a preflight request, which WordPress refuses.
    expect(init?.headers).toBeUndefined();
  });

  it('CS-05 follows redirects within the service, and rejects one to another origin', async () => {
    const from = (url: string) => () => Object.defineProperty(Response.json([1]), 'url', { value: url });
    answers(from('https://content.example/wp-json/moved/posts'));
    expect((await getJson(URL_ASKED)).data).toEqual([1]);
    expect(network.mock.calls[0]?.[1]?.redirect ?? 'follow').toBe('follow');
    answers(from('https://cdn.example/wp-json/wp/v2/posts'));
    expect(await failure(getJson(URL_ASKED))).toMatchObject({ failure: 'garbage' });
  });

  it.each([
    ['the status text', 404, 'Not Here', 'Not Here'],
    ['the status code when there is no status text (HTTP/2)', 410, '', 'HTTP 410'],
  ])('CS-02 rejects with %s', async (_, status, statusText, message) => {
    answers(json({}, status, {}, statusText));
    expect(await failure(getJson(URL_ASKED))).toMatchObject({ message, failure: 'status', status });
  });

  it.each([
    [
      'has the code of WordPress',
      () => Response.json({ code: 'rest_invalid_param' }, { status: 400 }),
      'rest_invalid_param',
    ],
    ['has no code for a web page', () => new Response('<h1>Forbidden</h1>', { status: 403 }), ''],
    ['has no code of another type', () => Response.json({ code: 400 }, { status: 400 }), ''],
  ])('CS-02 the error %s', async (_, answer, code) => {
    answers(answer);
    expect((await failure(getJson(URL_ASKED))).code).toBe(code);
  });

  it('CS-05 fails after seven dropped connections', async () => {
    answers(() => new TypeError('Failed to fetch'));
    expect(await failure(getJson(URL_ASKED))).toMatchObject({
      failure: 'network',
      message: 'Failed to fetch',
    });
    expect(network).toHaveBeenCalledTimes(7);
  });

  it('CS-05 rejects a web page with status 200', async () => {
    answers(() => new Response('<!doctype html><title>Maintenance</title>'));
    expect((await failure(getJson(URL_ASKED))).failure).toBe('garbage');
  });

  it('CS-05 fails at once when Retry-After exceeds the time limit', async () => {
    answers(json({}, 503, { 'Retry-After': '120' }, 'Busy'));
    expect(await failure(getJson(URL_ASKED))).toMatchObject({ message: 'Busy', retryAfter: 120_000 });
    expect(network).toHaveBeenCalledTimes(1);
  });

  const untilEnded = (init: RequestInit | undefined, end: () => void) =>
    init?.signal?.addEventListener('abort', end);

  it('CS-05 fails after eleven seconds without a response, all attempts included', async () => {
    vi.useFakeTimers();
    network.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) =>
          untilEnded(init, () => reject(new DOMException('Aborted', 'AbortError'))),
        ),
    );
    const onFailure = vi.fn<(error: HttpError) => void>();
    void failure(getJson(URL_ASKED)).then(onFailure);
    await vi.advanceTimersByTimeAsync(10_900);
    expect(onFailure).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ failure: 'timeout' }));
    expect(vi.getTimerCount()).toBe(0);
  });

  /** Answers with bodies that arrive at a rate in bytes per second. */
  function bodiesOf(rate: number, seconds: number): void {
    const piece = new TextEncoder().encode(`"${'x'.repeat(rate * seconds - 2)}"`);
    network.mockImplementation(async (_, init) => {
      const body = new ReadableStream({
        start(controller) {
          let sent = 0;
          const timer = setInterval(() => {
            controller.enqueue(piece.slice(sent * rate, (sent + 1) * rate));
            sent += 1;
            if (sent < seconds) return;
            clearInterval(timer);
            controller.close();
          }, 1_000);
          untilEnded(init, () => {
            clearInterval(timer);
            controller.error(new DOMException('Aborted', 'AbortError'));
          });
        },
      });
      return new Response(body);
    });
  }

  it('CS-05 fails after eleven seconds with one byte per second', async () => {
    vi.useFakeTimers();
    bodiesOf(1, 60);
    const onFailure = vi.fn<(error: HttpError) => void>();
    void failure(getJson(URL_ASKED)).then(onFailure);
    await vi.advanceTimersByTimeAsync(11_100);
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ failure: 'timeout' }));
  });

  it('CS-05 waits for a body that arrives at 2 kB per second', async () => {
    vi.useFakeTimers();
    bodiesOf(2_000, 20);
    const asked = getJson(URL_ASKED);
    await vi.advanceTimersByTimeAsync(21_000);
    expect((await asked).data).toHaveLength(39_998);
    expect(network).toHaveBeenCalledTimes(1);
  });
});
