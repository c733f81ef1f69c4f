import { describe, expect, it } from 'vitest';
import { languageOf, type LanguageCode } from '../../../src/i18n/languages.ts';
import { startI18n } from '../../../src/i18n/i18n.ts';
import { dayInWords, linesOf } from '../../../src/features/leads/message.ts';
import type { Fields } from '../../../src/features/leads/model.ts';
import { bookingEntries } from '../../../src/pages/home/booking/BookingForm.tsx';

const complete = {
  date: '2026-11-23',
  slot: '10:00',
  name: ' Amina Khan ',
  phone: '+971 50 123 4567',
  type: 'freeZone',
};

async function summaryIn(code: LanguageCode, fields: Fields) {
  const i18n = await startI18n(code);
  return bookingEntries(fields, i18n.getFixedT(code, 'home'), languageOf(code).locale);
}

describe('the day in words', () => {
  it.each(['en', 'ar', 'ur', 'hi'] as const)('LA-04 has Western digits in %s', (code) => {
    const words = dayInWords('2026-11-23', languageOf(code).locale);
    expect(words.match(/\p{Nd}+/gu)?.toSorted()).toEqual(['2026', '23']);
    expect(words.replaceAll(/[^\p{L}]/gu, '').length).toBeGreaterThan(5);
  });

  it.each(['', '2026-02-32', 'tomorrow'])('HO-05 "%s" is returned unchanged', (day) => {
    expect(dayInWords(day, 'en-GB')).toBe(day);
  });
});

describe('lines of a message', () => {
  it.each(['ar', 'ur'] as const)('LA-03 in %s a number keeps its order', async (code) => {
    const lines = linesOf(await summaryIn(code, complete), languageOf(code));
    expect(lines).toHaveLength(5);
    for (const line of lines)
      expect(line).toMatch(/: \u2068(?:[^\u2066-\u2069]|\u2066[^\u2066-\u2069]+\u2069)+\u2069$/u);
    expect(lines.join('\n')).toContain('\u2068+971 50 123 4567\u2069');
  });
});
