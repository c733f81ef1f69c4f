import { afterEach, describe, expect, it, vi } from 'vitest';
import { ADDRESS, requestText, slowAnswer } from './slowAnswer.ts';

describe('a request that is no longer wanted', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(['before the headers', 'in the body'])('CS-05 is ended %s, with the reason given', async (when) => {
    const answer = slowAnswer();
    const controller = new AbortController();
    const asked = requestText({ signal: controller.signal });
    if (when === 'in the body') {
      answer.headers();
      answer.send('[{"id"');
    }
    await Promise.resolve();
    controller.abort(new Error('Left'));
    await expect(asked).rejects.toThrow('Left');
    expect(answer.aborted()).toBe(true);
  });

  it('CS-05 is not made at all when that is known before', async () => {
    slowAnswer();
    await expect(requestText({ signal: AbortSignal.abort(new Error('Left')) })).rejects.toThrow('Left');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('CS-05 passes the options of each attempt to `fetch`', async () => {
    const answer = slowAnswer();
    const requested = requestText({ init: (attempt) => ({ cache: attempt === 1 ? 'no-store' : 'reload' }) });
    answer.headers();
    answer.end();
    await requested;
    expect(fetch).toHaveBeenCalledWith(ADDRESS, expect.objectContaining({ cache: 'no-store' }));
  });
});

describe('a page that is left', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('QU-07 ends what it has asked for itself, and leaves no listener behind', async () => {
    const page = new EventTarget();
    vi.stubGlobal('self', page);
    const answer = slowAnswer();
    const asked = requestText();
    await Promise.resolve();
    page.dispatchEvent(new Event('pagehide'));
    await expect(asked).rejects.toThrow('No answer in time');
    expect(answer.aborted()).toBe(true);
    const stop = vi.spyOn(page, 'removeEventListener');
    slowAnswer();
    const next = requestText({ signal: AbortSignal.timeout(1) });
    await expect(next).rejects.toThrow('timeout');
    expect(stop).toHaveBeenCalledWith('pagehide', expect.any(Function));
  });
});
