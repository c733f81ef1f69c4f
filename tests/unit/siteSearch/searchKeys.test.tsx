// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchKeys } from '../../../src/features/siteSearch/SearchKeys.tsx';
import { mount, unmount } from '../../support/mounted.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const opened = vi.fn<() => void>();

beforeEach(async () => {
  opened.mockClear();
  document.body.innerHTML = '<header><button aria-keyshortcuts="Control+K"></button></header><div></div>';
  document.querySelector('button')?.addEventListener('click', opened);
  await mount(<SearchKeys />);
});
afterEach(unmount);

it.each([
  ['a Dvorak keyboard', 'k', 'KeyV', 1],
  ['the key where others have K, on a Dvorak keyboard', 't', 'KeyK', 0],
  ['an Arabic keyboard', 'ن', 'KeyK', 1],
  ['an English keyboard with caps lock', 'K', 'KeyK', 1],
])('OF-06 Control with K opens the search: %s', (_name, key, code, times) => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key, code, ctrlKey: true, bubbles: true }));
  expect(opened).toHaveBeenCalledTimes(times);
});
