import { beforeEach, expect, it, vi } from 'vitest';
import { librarySettings, setLibrarySettings } from '../../../src/features/library/librarySettings.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

it('OF-05 the default is twenty recent guides on any network', () => {
  expect(librarySettings()).toEqual({ recent: 20, wifiOnly: false });
});

it('OF-05 settings are stored independently', () => {
  expect(setLibrarySettings({ recent: 50 })).toBe(true);
  expect(setLibrarySettings({ wifiOnly: true })).toBe(true);
  expect(librarySettings()).toEqual({ recent: 50, wifiOnly: true });
});

it.each([
  ['no JSON', '{', { recent: 20, wifiOnly: false }],
  ['another thing', '[1]', { recent: 20, wifiOnly: false }],
  ['one bad choice', '{"recent":7,"wifiOnly":true}', { recent: 20, wifiOnly: true }],
])('OF-05 malformed settings have defaults: %s', (_, text, settings) => {
  stored.set('marsa-library', text);
  expect(librarySettings()).toEqual(settings);
});

it('OF-09 a failed write is reported', () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  expect(setLibrarySettings({ recent: 10 })).toBe(false);
});
