import { afterEach, describe, expect, it, vi } from 'vitest';
import { requestText, slowAnswer } from './slowAnswer.ts';

describe('an aborted request', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(['before the headers', 'in the body'])(
    'CS-05 ends %s with the reason of the signal',
    async (when) => {
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
    },
  );
});

describe('a page that the user leaves', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('QU-07 aborts its requests and removes its listeners', async () => {
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
