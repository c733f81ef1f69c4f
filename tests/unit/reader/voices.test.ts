import { describe, expect, it } from 'vitest';
import { chooseVoice } from '../../../src/features/reader/listen/voices.ts';

const voice = (name: string, lang: string, localService: boolean, usual = false) => ({
  name,
  lang,
  localService,
  default: usual,
});
const voices = [
  voice('Cloud', 'en-US', false, true),
  voice('Device', 'en_GB', true),
  voice('Usual', 'en-AU', true, true),
  voice('Urdu cloud', 'ur-PK', false),
  voice('Arabic', 'ar-001', true),
];

describe('choosing a voice', () => {
  it.each([
    ['en', true, 'Usual'],
    ['en-US', true, 'Usual'],
    ['en', false, 'Usual'],
    ['ur', true, 'Urdu cloud'],
    ['ur', false, undefined],
    ['ar', false, 'Arabic'],
    ['hi', true, undefined],
    ['', true, undefined],
  ])('OF-10 for “%s” (online: %s) returns %s', (lang, online, name) => {
    expect(chooseVoice(voices, lang, online)?.name).toBe(name);
  });

  it('OF-10 uses the order of the browser, and accepts the language codes of Android', () => {
    expect(chooseVoice(voices.slice(0, 2), 'en', false)?.name).toBe('Device');
    expect(chooseVoice([], 'en', true)).toBeUndefined();
  });
});
