import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const postMessage = vi.fn<(message: unknown) => void>();
const messages = () => postMessage.mock.calls.map(([message]) => message);

/** Loads the module on a device with an active worker. */
async function loadSharePage(saveData = false) {
  vi.stubGlobal('navigator', {
    connection: { saveData },
    serviceWorker: { ready: Promise.resolve({ active: { postMessage } }) },
  });
  const { sharePage } = await import('../../../src/features/pwa/shareVisit.ts');
  return sharePage;
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('window', { requestIdleCallback: (work: () => void) => work() });
  postMessage.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an opened page', () => {
  it('OF-02 OF-11 is cached after two idle seconds, the first one with all pages in advance', async () => {
    const sharePage = await loadSharePage();
    const cancel = sharePage('/ar/blog');
    await vi.advanceTimersByTimeAsync(1999);
    cancel();
    sharePage('/ar/faq');
    await vi.advanceTimersByTimeAsync(1999);
    expect(messages()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    sharePage('/ar/visa');
    await vi.advanceTimersByTimeAsync(2000);
    expect(messages()).toEqual([
      { type: 'CACHE', urls: ['/ar/faq'], ahead: true },
      { type: 'CACHE', urls: ['/ar/visa'], ahead: false },
    ]);
  });

  it('OF-02 is not cached when it is left within two seconds', async () => {
    const sharePage = await loadSharePage();
    sharePage('/ar/blog')();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(messages()).toEqual([]);
  });

  it('OF-11 is cached without other pages under Save-Data', async () => {
    const sharePage = await loadSharePage(true);
    sharePage('/faq');
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(messages()).toEqual([{ type: 'CACHE', urls: ['/faq'], ahead: false }]);
  });
});
