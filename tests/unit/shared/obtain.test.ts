import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { obtain } from '../../../src/shared/http/obtain.ts';

type Answer = () => Promise<Response>;

describe('bringing a file into the cache', () => {
  const fetching = vi.fn<typeof fetch>();

  /** Answers one request after the other. */
  const line = (...answers: Answer[]) => {
    for (const answer of answers) fetching.mockImplementationOnce(answer);
  };
  const modes = () => fetching.mock.calls.map(([, options]) => options?.cache);
  const whole: Answer = async () => new Response('export {}');
  const broken: Answer = async () =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(new Uint8Array(8)),
        pull: (controller) => controller.error(new TypeError('connection lost')),
      }),
    );

  beforeEach(() => {
    vi.useFakeTimers();
    fetching.mockReset();
    vi.stubGlobal('fetch', fetching);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('CS-05 a good line is asked once, and may answer from the cache', async () => {
    line(whole);
    await obtain('/assets/a.js');
    expect(modes()).toEqual(['default']);
  });

  it.each([
    ['503', async () => new Response('', { status: 503 })],
    ['no connection', () => Promise.reject(new TypeError('no'))],
    ['a body that breaks off', broken],
  ])('CS-05 after %s it asks again, past the cache', async (_, failure) => {
    line(failure, failure, whole);
    const done = obtain('/assets/a.js');
    await vi.advanceTimersByTimeAsync(2000);
    await done;
    expect(modes()).toEqual(['default', 'reload', 'reload']);
  });

  it('CS-05 a stalled request gets company', async () => {
    line(() => new Promise(() => undefined), whole);
    const done = obtain('/assets/a.js');
    await vi.advanceTimersByTimeAsync(1200);
    await done;
    expect(modes()).toEqual(['default', 'reload']);
  });

  it.each([404, 410])('OF-07 a file that is gone (%s) is not asked for again', async (status) => {
    line(async () => new Response('', { status }));
    await expect(obtain('/assets/a.js')).rejects.toThrow(`${status} /assets/a.js`);
    expect(fetching).toHaveBeenCalledTimes(1);
  });
});
