import { JSDOM } from 'jsdom';
import { vi } from 'vitest';

/** Replaces `window` and related globals with a window of jsdom, until `vi.unstubAllGlobals()`. */
export function stubWindow(html: string): JSDOM {
  const page = new JSDOM(html, { url: 'https://marsa.example/' });
  const { window } = page;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('window', window);
  for (const name of [
    'document',
    'localStorage',
    'sessionStorage',
    'FormData',
    'HTMLInputElement',
    'HTMLSelectElement',
    'HTMLTextAreaElement',
    'RadioNodeList',
  ] as const)
    vi.stubGlobal(name, window[name]);
  return page;
}
