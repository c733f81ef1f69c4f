import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getJson } from '../../../src/features/blog/api/client.ts';
import { HttpError } from '../../../src/shared/http/HttpError.ts';

const URL_ASKED = 'https://content.example/wp-json/wp/v2/posts';
const network = vi.fn<typeof fetch>();

/** The answers that the network gives, one after the other; the last one again and again. */
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

beforeEach(() => {
  network.mockReset();
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('navigator', { onLine: true });
  // Pauses without jitter have no length, unless the service asks for one.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('asking the content service', () => {
  it('CS-01 one GET without credentials or headers of our own', async () => {
    answers(json([1], 200, { 'X-WP-Total': '7' }));
    const { data, headers } = await getJson(URL_ASKED);
    expect(data).toEqual([1]);
    expect(headers.get('x-wp-total')).toBe('7');
    expect(network).toHaveBeenCalledTimes(1);
    const [url, init] = network.mock.calls[0] ?? [];
    expect(url).toBe(URL_ASKED);
    expect(init).toMatchObject({ credentials: 'omit' });
    expect(init?.method ?? 'GET').toBe('GET');
    // Any own header would need a preflight, which WordPress refuses.
    expect(init?.headers).toBeUndefined();
  });

  it('CS-05 a redirect within the service is followed; one to another origin is no answer of it', async () => {
    const from = (url: string) => () => Object.defineProperty(Response.json([1]), 'url', { value: url });
    answers(from('https://content.example/wp-json/moved/posts'));
    expect((await getJson(URL_ASKED)).data).toEqual([1]);
    expect(network.mock.calls[0]?.[1]?.redirect ?? 'follow').toBe('follow');
    answers(from('https://cdn.example/wp-json/wp/v2/posts'));
    expect(await failure(getJson(URL_ASKED))).toMatchObject({ failure: 'garbage' });
  });

  it('CS-02 an answer that is not OK carries its status text', async () => {
    answers(json({}, 404, {}, 'Not Here'));
    expect(await failure(getJson(URL_ASKED))).toMatchObject({
      message: 'Not Here',
      failure: 'status',
      status: 404,
    });
  });

  it('CS-02 without a status text (HTTP/2) the number stands in', async () => {
    answers(json({}, 410));
    expect((await failure(getJson(URL_ASKED))).message).toBe('HTTP 410');
  });

  it.each([
    [
      'WordPress’ code is read',
      () => Response.json({ code: 'rest_invalid_param' }, { status: 400 }),
      'rest_invalid_param',
    ],
    ['a web page has none', () => new Response('<h1>Forbidden</h1>', { status: 403 }), ''],
    ['a code of another type is none', () => Response.json({ code: 400 }, { status: 400 }), ''],
  ])('CS-02 error body: %s', async (_, answer, code) => {
    answers(answer);
    expect((await failure(getJson(URL_ASKED))).code).toBe(code);
  });

  it.each([401, 403, 404, 400])('CS-05 a clear no (%d) is not asked again', async (status) => {
    answers(json({}, status));
    await failure(getJson(URL_ASKED));
    expect(network).toHaveBeenCalledTimes(1);
  });

  it.each([408, 429, 500, 502, 503, 504])('CS-05 %d may pass: it is asked again', async (status) => {
    answers(json({}, status), json('fine'));
    expect((await getJson(URL_ASKED)).data).toBe('fine');
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('CS-05 a dropped connection is asked again, and given up after the seventh time', async () => {
    answers(() => new TypeError('Failed to fetch'));
    expect(await failure(getJson(URL_ASKED))).toMatchObject({
      failure: 'network',
      message: 'Failed to fetch',
    });
    expect(network).toHaveBeenCalledTimes(7);
  });

  it('CS-05 a web page with status 200 is garbage', async () => {
    answers(() => new Response('<!doctype html><title>Maintenance</title>'));
    expect((await failure(getJson(URL_ASKED))).failure).toBe('garbage');
  });

  it('CS-05 notices before the JSON are survived', async () => {
    answers(
      () => new Response('<br />\n<b>Warning</b>: foreach() in <b>/x.php</b> on line 3<br />\n[{"id":1}]'),
    );
    expect((await getJson(URL_ASKED)).data).toEqual([{ id: 1 }]);
  });

  it('CS-05 Retry-After is waited for', async () => {
    vi.useFakeTimers();
    answers(json({}, 429, { 'Retry-After': '2' }), json('fine'));
    const asked = getJson(URL_ASKED);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(network).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await asked).data).toBe('fine');
  });

  it('CS-05 a Retry-After beyond the reader’s patience fails at once', async () => {
    answers(json({}, 503, { 'Retry-After': '120' }, 'Busy'));
    expect(await failure(getJson(URL_ASKED))).toMatchObject({ message: 'Busy', retryAfter: 120_000 });
    expect(network).toHaveBeenCalledTimes(1);
  });

  /** What a request that nothing comes of does when it is ended. */
  const untilEnded = (init: RequestInit | undefined, end: () => void) =>
    init?.signal?.addEventListener('abort', end);

  it('CS-05 silence is told to the reader after eleven seconds, all attempts included', async () => {
    vi.useFakeTimers();
    network.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) =>
          untilEnded(init, () => reject(new DOMException('Aborted', 'AbortError'))),
        ),
    );
    const told = vi.fn<(error: HttpError) => void>();
    void failure(getJson(URL_ASKED)).then(told);
    await vi.advanceTimersByTimeAsync(10_900);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ failure: 'timeout' }));
    expect(vi.getTimerCount()).toBe(0);
  });

  /** Bodies that bring so many bytes a second, and end after so many seconds. */
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

  it('CS-05 a body of one byte a second is given up after eleven seconds', async () => {
    vi.useFakeTimers();
    bodiesOf(1, 60);
    const told = vi.fn<(error: HttpError) => void>();
    void failure(getJson(URL_ASKED)).then(told);
    await vi.advanceTimersByTimeAsync(11_100);
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ failure: 'timeout' }));
  });

  it('CS-05 a slow line that still brings two kilobytes a second is waited for', async () => {
    vi.useFakeTimers();
    bodiesOf(2_000, 20);
    const asked = getJson(URL_ASKED);
    await vi.advanceTimersByTimeAsync(21_000);
    expect((await asked).data).toHaveLength(39_998);
    expect(network).toHaveBeenCalledTimes(1);
  });
});
