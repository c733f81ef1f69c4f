import { afterEach, describe, expect, it, vi } from 'vitest';
import { getText } from '../../../src/shared/http/deadline.ts';
import { slowAnswer } from './slowAnswer.ts';

const deadlines = { headers: 8_000, idle: 5_000, total: 45_000 };
const ADDRESS = 'https://content.example/posts';

describe('a request that is no longer wanted', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(['before the headers', 'in the body'])('CS-05 is ended %s, with the reason given', async (when) => {
    const answer = slowAnswer();
    const controller = new AbortController();
    const asked = getText(ADDRESS, deadlines, { signal: controller.signal });
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
    await expect(
      getText(ADDRESS, deadlines, { signal: AbortSignal.abort(new Error('Left')) }),
    ).rejects.toThrow('Left');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('CS-05 tells when the headers are there, and asks past the cache where it should', async () => {
    const answer = slowAnswer();
    const onHeaders = vi.fn<() => void>();
    const asked = getText(ADDRESS, deadlines, { cache: 'no-store', onHeaders });
    expect(onHeaders).not.toHaveBeenCalled();
    answer.headers();
    answer.end();
    await asked;
    expect(onHeaders).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledWith(ADDRESS, expect.objectContaining({ cache: 'no-store' }));
  });
});

describe('a page that is left', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('QU-07 ends what it has asked for itself, and leaves no listener behind', async () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const answer = slowAnswer();
    const asked = getText(ADDRESS, deadlines);
    await Promise.resolve();
    page.dispatchEvent(new Event('pagehide'));
    await expect(asked).rejects.toThrow('No answer in time');
    expect(answer.aborted()).toBe(true);
    const stop = vi.spyOn(page, 'removeEventListener');
    slowAnswer();
    const next = getText(ADDRESS, deadlines, { signal: AbortSignal.timeout(1) });
    await expect(next).rejects.toThrow('timeout');
    expect(stop).toHaveBeenCalledWith('pagehide', expect.any(Function));
  });
});
