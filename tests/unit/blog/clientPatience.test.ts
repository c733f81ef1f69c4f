import { describe, expect, it, vi } from 'vitest';
import { getJson } from '../../../src/features/blog/api/client.ts';
import { network, URL_ASKED } from './contentNetwork.ts';

const fine = () => Response.json('fine');

describe('a content service that does not answer', () => {
  /** Answers all requests except those of these numbers. */
  function silentFor(...numbers: number[]): void {
    let asked = 0;
    network.mockImplementation(
      (_, init) =>
        new Promise((resolve, reject) => {
          asked += 1;
          init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
          if (!numbers.includes(asked)) setTimeout(() => resolve(fine()), 100);
        }),
    );
  }

  it('CS-05 gets a second request, which bypasses the HTTP cache', async () => {
    vi.useFakeTimers();
    silentFor(1);
    const asked = getJson(URL_ASKED);
    await vi.advanceTimersByTimeAsync(1_100);
    expect((await asked).data).toBe('fine');
    expect(network.mock.calls.map(([, init]) => init?.cache)).toEqual(['default', 'no-store']);
    expect(network.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([true, false]);
  });

  it('CS-05 gets one request at a time under Save-Data', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    silentFor(1);
    const asked = getJson(URL_ASKED);
    await vi.advanceTimersByTimeAsync(7_900);
    expect(network).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(300);
    expect((await asked).data).toBe('fine');
  });

  it('CS-05 gets a second request later when previous headers took longer', async () => {
    vi.useFakeTimers();
    vi.resetModules();
    const fresh = await import('../../../src/features/blog/api/client.ts');
    /** Returns the number of requests made before the headers arrive. */
    const asking = async (headersAfter: number) => {
      network.mockReset().mockImplementation(
        (_, init) =>
          new Promise((resolve, reject) => {
            init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
            setTimeout(() => resolve(fine()), headersAfter);
          }),
      );
      const asked = fresh.getJson(URL_ASKED);
      await vi.advanceTimersByTimeAsync(headersAfter);
      await asked;
      return network.mock.calls.length;
    };
    expect(await asking(1_500)).toBe(2);
    expect(await asking(2_900)).toBe(1);
    expect(await asking(7_000)).toBe(2);
    expect(await asking(3_900)).toBe(1);
    expect(await asking(7_000)).toBe(2);
  });

  it('CS-05 the request is aborted when its caller aborts', async () => {
    silentFor(1);
    const controller = new AbortController();
    const asked = getJson(URL_ASKED, controller.signal);
    controller.abort(new Error('Left'));
    await expect(asked).rejects.toThrow('Left');
    expect(network.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });
});
