import { afterEach, describe, expect, it, vi } from 'vitest';
import { sentencesOf } from '../../../src/features/reader/listen/sentences.ts';

afterEach(() => vi.unstubAllGlobals());

const SENTENCES: readonly [lang: string, text: string, sentences: string[]][] = [
  ['en', 'It costs AED 375,000. Is that all? Yes.', ['It costs AED 375,000.', 'Is that all?', 'Yes.']],
  ['ar', 'هذا أولًا. وهذا ثانيًا؟ نعم.', ['هذا أولًا.', 'وهذا ثانيًا؟', 'نعم.']],
  ['ur', 'یہ پہلا جملہ ہے۔ یہ دوسرا ہے۔', ['یہ پہلا جملہ ہے۔', 'یہ دوسرا ہے۔']],
  ['hi', 'यह पहला है। यह दूसरा है।', ['यह पहला है।', 'यह दूसरा है।']],
];

describe('sentences', () => {
  it.each([...SENTENCES, ['en', '  white \n\t space ', ['white space']], ['en', '—', []], ['en', '', []]])(
    'OF-10 are split in %s: “%s”',
    (lang, text, expected) => {
      expect(sentencesOf(text, lang)).toEqual(expected);
    },
  );

  it.each([...SENTENCES, ['en', 'No end', ['No end']]])(
    'QU-07 are split without Intl.Segmenter in %s: “%s”',
    (lang, text, expected) => {
      vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
      expect(sentencesOf(text, lang)).toEqual(expected);
    },
  );

  it('OF-10 are split at clauses when they are long', () => {
    const clause = 'the authority asks for the plan, the lease and the passport copies';
    const text = `${Array.from({ length: 9 }, () => clause).join('; ')}.`;
    const pieces = sentencesOf(text, 'en');
    expect(pieces.length).toBeGreaterThan(3);
    for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(180);
    for (const piece of pieces.slice(0, -1)) expect(piece).toMatch(/;$/);
    expect(pieces.join(' ')).toBe(text);
  });

  it('OF-10 are split between words without clauses', () => {
    const text = Array.from({ length: 80 }, (_, index) => `word${index}`).join(' ');
    const pieces = sentencesOf(text, 'en');
    for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(180);
    expect(pieces.join(' ')).toBe(text);
    expect(sentencesOf('x'.repeat(500), 'en')).toEqual(['x'.repeat(500)]);
  });
});
