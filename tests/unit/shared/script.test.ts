import { describe, expect, it } from 'vitest';
import { languageOfText } from '../../../src/shared/text/script.ts';

describe('language of a text', () => {
  it.each([
    ['en', 'Golden visa: who qualifies'],
    ['ar', 'تأسيس شركة في دبي'],
    ['ur', 'دبئی میں کاروبار کا آغاز'],
    ['hi', 'दुबई में फ्री ज़ोन कंपनी'],
    ['ar', 'التسجيل في VAT خطوة بخطوة'],
    ['hi', 'UAE में टैक्स के नियम'],
    ['en', 'What مرسى means'],
    ['en', '2026'],
    ['en', ''],
  ])('BP-05 is %s for “%s”', (language, text) => {
    expect(languageOfText(text)).toBe(language);
  });
});
