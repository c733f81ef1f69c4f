import { describe, expect, it } from 'vitest';
import { languageOf, type LanguageCode } from '../../../src/i18n/languages.ts';
import { startI18n } from '../../../src/i18n/i18n.ts';
import { type BookingDraft, emptyBooking } from '../../../src/pages/home/booking/booking.ts';
import { dayInWords, linesOf } from '../../../src/features/leads/message.ts';
import { summaryOf } from '../../../src/pages/home/booking/summary.ts';

const whole: BookingDraft = {
  date: '2026-11-23',
  slot: '10:00',
  name: ' Amina Khan ',
  phone: '+971 50 123 4567',
  type: 'freeZone',
};

async function summaryIn(code: LanguageCode, draft: BookingDraft) {
  const i18n = await startI18n(code, ['home']);
  return summaryOf(draft, i18n.getFixedT(code, 'home'), languageOf(code).locale);
}

describe('summary of a booking', () => {
  it('FO-01 says what was entered, in the form’s order', async () => {
    const summary = await summaryIn('en', whole);
    expect(summary.map(({ label, value }) => [label, value])).toEqual([
      ['Preferred date', 'Monday, November 23, 2026'],
      ['Time slot', '10:00 AM Dubai time'],
      ['Name', 'Amina Khan'],
      ['Phone', '+971 50 123 4567'],
      ['Business type', 'Free Zone Company'],
    ]);
  });

  it('HO-05 keeps a day of the past and leaves out nothing', async () => {
    const summary = await summaryIn('en', { ...emptyBooking, date: '2020-02-29' });
    expect(summary.map(({ value }) => value)).toEqual(['Saturday, February 29, 2020', '', '', '', '']);
  });
});

describe('the day in words', () => {
  it.each(['en', 'ar', 'ur', 'hi'] as const)('LA-04 in %s has Western digits', (code) => {
    const words = dayInWords('2026-11-23', languageOf(code).locale);
    expect(words.match(/\p{Nd}+/gu)?.toSorted()).toEqual(['2026', '23']);
    expect(words.replaceAll(/[^\p{L}]/gu, '').length).toBeGreaterThan(5);
  });

  it.each(['', '2026-02-32', 'tomorrow'])('HO-05 "%s" stays as it is', (day) => {
    expect(dayInWords(day, 'en-US')).toBe(day);
  });
});

describe('lines of a message', () => {
  it('FO-01 has one line for each field that is given', async () => {
    const summary = await summaryIn('en', { ...emptyBooking, slot: '10:00', name: 'Amina' });
    expect(linesOf(summary, languageOf('en'))).toEqual(['Time slot: 10:00 AM Dubai time', 'Name: Amina']);
    expect(linesOf(await summaryIn('en', emptyBooking), languageOf('en'))).toEqual([]);
  });

  it.each(['ar', 'ur'] as const)('LA-03 in %s a number keeps its order', async (code) => {
    const lines = linesOf(await summaryIn(code, whole), languageOf(code));
    expect(lines).toHaveLength(5);
    for (const line of lines)
      expect(line).toMatch(/: \u2068(?:[^\u2066-\u2069]|\u2066[^\u2066-\u2069]+\u2069)+\u2069$/u);
    expect(lines.join('\n')).toContain('\u2068+971 50 123 4567\u2069');
  });
});
