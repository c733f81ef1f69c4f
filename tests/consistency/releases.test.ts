import { describe, expect, it } from 'vitest';
import { RELEASE, releases } from '../../src/content/releases.ts';
import { languages } from '../../src/i18n/languages.ts';

const END = { en: '.', ar: '.', ur: '۔', hi: '।' } as const;
const SCRIPT = {
  en: /^[^\p{L}]*\p{Script=Latin}/u,
  ar: /^[^\p{L}]*\p{Script=Arabic}/u,
  ur: /^[^\p{L}]*\p{Script=Arabic}/u,
  hi: /^[^\p{L}]*\p{Script=Devanagari}/u,
};

describe('release notes', () => {
  it('OF-07 begin with the version of this build and contain each version once', () => {
    expect(releases[0]?.id).toBe(RELEASE);
    expect(new Set(releases.map(({ id }) => id)).size).toBe(releases.length);
  });

  it.each(languages)(
    'LA-04 have the same number of complete sentences in $code, in its script',
    ({ code }) => {
      for (const { id, changes } of releases) {
        expect([id, changes[code].length]).toEqual([id, changes.en.length]);
        expect(changes[code].length).toBeGreaterThan(0);
        for (const sentence of changes[code]) {
          expect([sentence, sentence.endsWith(END[code])]).toEqual([sentence, true]);
          expect(sentence).toMatch(SCRIPT[code]);
          // Longer sentences are not shown (features/pwa/update/releaseNotes.ts).
          expect(sentence.length).toBeLessThanOrEqual(240);
        }
      }
    },
  );
});
