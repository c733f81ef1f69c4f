import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Answer = typeof fetch;

describe('a prefetched file', () => {
  const fetching = vi.fn<typeof fetch>();
  let fetchAhead: (address: string) => Promise<void>;

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

  /** A body that takes three seconds to arrive. */
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
    // The module stores the time of the last progress.
    vi.resetModules();
    const ahead = await import('../../../src/app/start/fetchAhead.ts');
    fetchAhead = (address) => ahead.fetchAhead(address, new AbortController().signal);
    vi.useFakeTimers();
    fetching.mockReset();
    vi.stubGlobal('fetch', fetching);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([
    ['503', async () => new Response('', { status: 503 })],
    ['no connection', () => Promise.reject(new TypeError('no'))],
    ['a truncated body', broken],
  ])('CS-05 is requested again after %s', async (_, failure) => {
    line(failure, failure, whole);
    const done = fetchAhead('/assets/a.js');
    await vi.advanceTimersByTimeAsync(2000);
    await done;
    expect(asked()).toBe(3);
  });

  it('CS-05 is requested again when it stalls, and the stalled request is aborted', async () => {
    const stalled: Answer = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    line(stalled, whole);
    const done = fetchAhead('/assets/a.js');
    await vi.advanceTimersByTimeAsync(1500);
    await done;
    expect(asked()).toBe(2);
    expect(fetching.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  it('CS-05 is not requested again while other files make progress', async () => {
    const slow: Answer = async () => new Response(slowBody());
    line(slow, async () => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      return new Response('export {}');
    });
    const done = Promise.all([fetchAhead('/assets/large.js'), fetchAhead('/assets/next.js')]);
    await vi.advanceTimersByTimeAsync(4000);
    await done;
    expect(asked()).toBe(2);
  });

  it.each([404, 410])('OF-07 is not requested again when it no longer exists (%s)', async (status) => {
    line(async () => new Response('', { status }));
    await expect(fetchAhead('/assets/a.js')).rejects.toThrow('/assets/a.js');
    expect(fetching).toHaveBeenCalledTimes(1);
  });
});
