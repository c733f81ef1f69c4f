import { expect, it } from 'vitest';
import { lettersOf } from '../../../src/shared/text/letters.ts';

it.each([
  ['', []],
  ['abc', ['a', 'b', 'c']],
  ['e\u0301a', ['e\u0301', 'a']],
  ['नमस्ते', ['न', 'म', 'स्ते']],
  ['क्\u200dष', ['क्\u200dष']],
  ['क्\u200cष', ['क्\u200c', 'ष']],
  ['🇦🇪🇬🇧', ['🇦🇪', '🇬🇧']],
  ['👩\u200d💻!', ['👩\u200d💻', '!']],
  ['مُهِمّ', ['مُ', 'هِ', 'مّ']],
])('BL-02 “%s” is split into visible characters', (text, letters) => {
  expect(lettersOf(text)).toEqual(letters);
});
