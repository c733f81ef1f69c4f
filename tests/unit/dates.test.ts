import { afterEach, describe, expect, it, vi } from 'vitest';
import { languageOf } from '../../src/i18n/languages.ts';
import { dateParts, timeAgo } from '../../src/shared/text/dates.ts';
import { localeTexts } from '../support/localeTexts.ts';

const locale = {
  en: languageOf('en').locale,
  ar: languageOf('ar').locale,
  ur: languageOf('ur').locale,
  hi: languageOf('hi').locale,
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats a date like components and the worker. */
function longDate(isoLocal: string, code: keyof typeof locale = 'en'): string {
  const words = localeTexts(code);
  const parts = dateParts(isoLocal, words.get('date.months') ?? '');
  const phrase = words.get('date.long') ?? '';
  return parts ? phrase.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => String(Reflect.get(parts, name))) : '';
}

describe('long date', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each(['en', 'ar', 'ur', 'hi'] as const)(
    'LA-04 equals the format of Intl for each month in %s',
    (code) => {
      const format = new Intl.DateTimeFormat(locale[code], { dateStyle: 'long', timeZone: 'UTC' });
      // Versions of Intl differ in commas and direction marks.
      const plain = (text: string) => text.replaceAll(/[,،\u200e\u200f]/g, '');
      for (let month = 0; month < 12; month += 1) {
        const date = new Date(Date.UTC(2026, month, 2));
        expect(plain(longDate(date.toISOString(), code))).toBe(plain(format.format(date)));
      }
    },
  );

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Dubai'])(
    'BL-07 does not depend on the time zone: %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      expect(longDate('2026-03-01T00:10:00')).toBe('March 1, 2026');
      expect(longDate('2026-02-28T23:50:00')).toBe('February 28, 2026');
    },
  );

  it.each(['', 'yesterday', '2026-02-30', '2025-02-29', '2026'.padEnd(10, '-')])(
    'CS-05 is empty for the invalid date "%s"',
    (text) => {
      expect(longDate(text)).toBe('');
    },
  );
});

describe('age', () => {
  const now = Date.parse('2026-11-21T09:00:00Z');
  const age = (passed: number, code: keyof typeof locale = 'en') => timeAgo(now - passed, now, locale[code]);

  it.each([
    [0, 'this minute'],
    [59_999, 'this minute'],
    [MINUTE, '1 minute ago'],
    [HOUR, '1 hour ago'],
    [2 * HOUR - 1, '1 hour ago'],
    [DAY, 'yesterday'],
    [2 * DAY - 1, 'yesterday'],
    [400 * DAY, '400 days ago'],
  ])('OF-04 of %d ms is “%s”', (passed, words) => {
    expect(age(passed)).toBe(words);
  });

  it('OF-04 is not negative after the clock was set back', () => {
    expect(age(-5 * DAY)).toBe('this minute');
  });

  it.each([
    ['ar', 'قبل لحظات', 'قبل 3 ساعات', 'أمس', 'أول أمس', 'قبل 3 أيام'],
    ['ur', 'ابھی ابھی', '3 گھنٹے پہلے', 'کل', '2 دن پہلے', '3 دن پہلے'],
    ['hi', 'अभी', '3 घंटे पहले', 'बीता कल', '2 दिन पहले', '3 दिन पहले'],
  ] as const)('LA-04 in %s has Western digits', (code, moments, hours, day, two, three) => {
    expect(age(0, code)).toBe(moments);
    expect(age(3 * HOUR, code)).toBe(hours);
    expect(age(DAY, code)).toBe(day);
    expect([2, 3].map((days) => age(days * DAY, code))).toEqual([two, three]);
  });
});
