import { describe, expect, it } from 'vitest';
import { facts } from '../../src/content/facts/facts.ts';
import { factBetween } from '../../src/content/facts/formatFact.ts';
import { withCases } from '../../src/content/facts/urduCases.ts';
import { plainText } from '../../src/content/pages/plainText.ts';
import { fillFacts } from '../../server/content/markdown/factReferences.ts';

describe('Urdu durations', () => {
  it.each([
    ['قیام کے 3 مہینے کے اندر', 'قیام کے 3 مہینوں کے اندر'],
    ['15–17 ہفتے میں', '15–17 ہفتوں میں'],
    ['1 مہینہ تک', '1 مہینے تک'],
    ['تقریباً 1 مہینہ میں', 'تقریباً 1 مہینے میں'],
    ['1 مہینہ اور 7 دن کے اندر', '1 مہینے اور 7 دن کے اندر'],
    ['2 مہینے اور 7 دن ہیں', '2 مہینے اور 7 دن ہیں'],
    ['پچھلے 12 مہینے کی فروخت', 'پچھلے 12 مہینوں کی فروخت'],
    // These forms do not change.
    ['مدت 3 مہینے ہے', 'مدت 3 مہینے ہے'],
    ['6 مہینے کی مدت', '6 مہینے کی مدت'],
    ['پچھلے 12 مہینے، درہم میں', 'پچھلے 12 مہینے، درہم میں'],
    ['20 دن کے اندر', '20 دن کے اندر'],
    ['5 سال کے لیے', '5 سال کے لیے'],
  ])('LA-04 “%s” becomes “%s”', (given, read) => {
    expect(withCases(given, 'ur')).toBe(read);
    expect(withCases(given, 'ar')).toBe(given);
  });

  it('LA-04 have the grammatical case of their position in pages and articles', () => {
    const window = facts['uae-vat-window'];
    expect(factBetween('پچھلے ', window, ' کی', 'ur')).toBe('12 مہینوں');
    expect(factBetween('the last ', window, ' in', 'en')).toBe('12 months');
    expect(plainText('پچھلے {{uae-vat-window}} میں', 'ur')).toBe('پچھلے 12 مہینوں میں');
    const { text } = fillFacts('پچھلے {{uae-vat-window}} میں', facts, 'ur', (value) => value);
    expect(text).toBe('پچھلے 12 مہینوں میں');
  });
});
