import { afterEach, beforeEach, vi } from 'vitest';

export const URL_ASKED = 'https://content.example/wp-json/wp/v2/posts';
/** The network of a device that is online; each test sets its answers. */
export const network = vi.fn<typeof fetch>();

beforeEach(() => {
  network.mockReset();
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('navigator', { onLine: true });
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
