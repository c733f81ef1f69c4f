import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventOf, uidOf } from '../../../src/tools/deadlines/events.ts';
import type { Due } from '../../../src/tools/deadlines/duties.ts';
import { calendarFile } from '../../../src/shared/calendar/calendarFile.ts';

const KEY = `${'0'.repeat(32)}@marsa.example`;
const due: Due = {
  duty: 'ctReturn',
  on: '2027-09-30',
  period: { from: '2026-01-01', to: '2026-12-31' },
};
const series = {
  producer: 'Marsa',
  key: KEY,
  name: '',
  stamp: new Date('2026-11-22T08:00:00Z'),
  remindDays: 14,
};
const words = { summary: 'Corporate tax', description: 'Return, and payment; '.repeat(12) };
const lines = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('a date in a calendar file', () => {
  it('PG-02 is an all-day event with a reminder at nine some days before', () => {
    const file = calendarFile(eventOf(due, words, series));
    expect(lines(file)).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20270930',
        'DTEND;VALUE=DATE:20271001',
        'TRANSP:TRANSPARENT',
        'SUMMARY:Corporate tax',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'DESCRIPTION:Corporate tax',
        'TRIGGER:-P13DT15H',
        'END:VALARM',
        'END:VEVENT',
      ]),
    );
    expect(lines(file).indexOf('END:VALARM')).toBeLessThan(lines(file).indexOf('END:VEVENT'));
    const long = file.split('\r\n').filter((line) => new TextEncoder().encode(line).length > 75);
    expect(long).toEqual([]);
  });

  it('PG-02 ends on the next day, also at the end of months and years', () => {
    const ends = (['2026-12-31', '2028-02-28', '2028-02-29'] as const).map((on) =>
      lines(calendarFile(eventOf({ ...due, on }, words, series))).find((line) => line.startsWith('DTEND')),
    );
    expect(ends).toEqual(['20270101', '20280229', '20280301'].map((day) => `DTEND;VALUE=DATE:${day}`));
  });

  it('PG-02 can have no reminder', () => {
    const { remindDays: _, ...event } = eventOf(due, words, series);
    expect(calendarFile(event)).not.toContain('VALARM');
  });

  it('PG-02 has the same UID when its day changes', () => {
    const uid = uidOf(due, '', KEY);
    expect(uidOf({ ...due, on: '2027-10-01' }, '', KEY)).toBe(uid);
    const renewal: Due = { duty: 'renewal', on: '2027-01-30' };
    expect(uidOf({ ...renewal, on: '2027-02-14' }, '', KEY)).toBe(uidOf(renewal, '', KEY));
    expect(uid).toMatch(/^[\w-]+@marsa\.example$/);
  });

  it('PG-02 has another UID for another period, duty, business or device', () => {
    const others: readonly string[] = [
      uidOf(due, '', KEY),
      uidOf({ ...due, period: { from: '2027-01-01', to: '2027-12-31' } }, '', KEY),
      uidOf({ ...due, duty: 'ctWaiver' }, '', KEY),
      uidOf(due, 'Acme', KEY),
      uidOf(due, 'شركة', KEY),
      uidOf(due, '', KEY.replace('0', '1')),
    ];
    expect(new Set(others).size).toBe(others.length);
    expect(uidOf(due, ' acme ', KEY)).toBe(uidOf(due, 'Acme', KEY));
  });
});

describe('the key of a device', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  const fresh = async () => (await import('../../../src/tools/deadlines/events.ts')).seriesKey;

  it('PG-02 is created once and stored', async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    const key = (await fresh())('marsa.example');
    vi.resetModules();
    expect((await fresh())('marsa.example')).toBe(key);
    vi.resetModules();
    kept.set('marsa-deadlines-series', 'hostile\r\nEND:VEVENT');
    expect((await fresh())('marsa.example')).toMatch(/^[\da-f]{32}@marsa\.example$/);
  });

  it('PG-02 lasts as long as the page when storage is blocked', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('forbidden');
      },
    });
    const seriesKey = await fresh();
    expect(seriesKey('marsa.example')).toBe(seriesKey('marsa.example'));
  });
});
