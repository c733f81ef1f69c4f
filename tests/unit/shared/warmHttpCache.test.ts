import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Answer = () => Promise<Response>;

describe('fetching a file into the cache', () => {
  const fetching = vi.fn<typeof fetch>();
  let warmHttpCache: typeof import('../../../src/shared/http/warmHttpCache.ts').warmHttpCache;

  /** Answers one request after the other. */
  const line = (...answers: Answer[]) => {
    for (const answer of answers) fetching.mockImplementationOnce(answer);
  };
  const asked = () => fetching.mock.calls.length;
  const whole: Answer = async () => new Response('export {}');
  const broken: Answer = async () =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(new Uint8Array(8)),
        pull: (controller) => controller.error(new TypeError('connection lost')),
      }),
    );

  /** Comes in pieces for three seconds. */
  const slowBody = () => {
    let pieces = 0;
    return new ReadableStream({
      pull: async (controller) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        pieces += 1;
        if (pieces > 10) controller.close();
        else controller.enqueue(new Uint8Array(8));
      },
    });
  };

  beforeEach(async () => {
    // It remembers when the line last carried something, and each test has a clock of its own.
    vi.resetModules();
    ({ warmHttpCache } = await import('../../../src/shared/http/warmHttpCache.ts'));
    vi.useFakeTimers();
    fetching.mockReset();
    vi.stubGlobal('fetch', fetching);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('CS-05 a good line is asked once', async () => {
    line(whole);
    await warmHttpCache('/assets/a.js');
    expect(asked()).toBe(1);
  });

  it.each([
    ['503', async () => new Response('', { status: 503 })],
    ['no connection', () => Promise.reject(new TypeError('no'))],
    ['a body that breaks off', broken],
  ])('CS-05 after %s it asks again', async (_, failure) => {
    line(failure, failure, whole);
    const done = warmHttpCache('/assets/a.js');
    await vi.advanceTimersByTimeAsync(2000);
    await done;
    expect(asked()).toBe(3);
  });

  it('CS-05 a stalled request makes room for another: both at once would leave nothing in the cache', async () => {
    line(() => new Promise(() => undefined), whole);
    const done = warmHttpCache('/assets/a.js');
    await vi.advanceTimersByTimeAsync(1200);
    await done;
    expect(asked()).toBe(2);
    expect(fetching.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it('CS-05 a file that waits its turn on a busy line is not asked for twice', async () => {
    const slow: Answer = async () => new Response(slowBody());
    line(slow, async () => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      return new Response('export {}');
    });
    const done = Promise.all([warmHttpCache('/assets/large.js'), warmHttpCache('/assets/next.js')]);
    await vi.advanceTimersByTimeAsync(4000);
    await done;
    expect(asked()).toBe(2);
  });

  it.each([404, 410])('OF-07 a file that is gone (%s) is not asked for again', async (status) => {
    line(async () => new Response('', { status }));
    await expect(warmHttpCache('/assets/a.js')).rejects.toThrow(`${status} /assets/a.js`);
    expect(fetching).toHaveBeenCalledTimes(1);
  });
});
