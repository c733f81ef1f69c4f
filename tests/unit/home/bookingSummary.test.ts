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

describe('summary of a booking', () => {
  it('FO-01 contains the fields in the form’s order', async () => {
    const summary = await summaryIn('en', complete);
    expect(summary.map(({ label, value }) => [label, value])).toEqual([
      ['Preferred date', 'Monday 23 November 2026'],
      ['Time slot', '10:00 AM Dubai time'],
      ['Name', 'Amina Khan'],
      ['Phone', '+971 50 123 4567'],
      ['Business type', 'Free Zone Company'],
    ]);
  });

  it('HO-05 contains a day in the past, and all empty fields', async () => {
    const summary = await summaryIn('en', { date: '2020-02-29' });
    expect(summary.map(({ value }) => value)).toEqual(['Saturday 29 February 2020', '', '', '', '']);
  });
});

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
  it('FO-01 has one line for each field that is given', async () => {
    const summary = await summaryIn('en', { slot: '10:00', name: 'Amina' });
    expect(linesOf(summary, languageOf('en'))).toEqual(['Time slot: 10:00 AM Dubai time', 'Name: Amina']);
    expect(linesOf(await summaryIn('en', {}), languageOf('en'))).toEqual([]);
  });

  it.each(['ar', 'ur'] as const)('LA-03 in %s a number keeps its order', async (code) => {
    const lines = linesOf(await summaryIn(code, complete), languageOf(code));
    expect(lines).toHaveLength(5);
    for (const line of lines)
      expect(line).toMatch(/: \u2068(?:[^\u2066-\u2069]|\u2066[^\u2066-\u2069]+\u2069)+\u2069$/u);
    expect(lines.join('\n')).toContain('\u2068+971 50 123 4567\u2069');
  });
});
