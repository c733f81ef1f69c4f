import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFile } from '../../../src/shared/calendar/calendarFile.ts';

const event: CalendarEvent = {
  uid: '1@marsa.example',
  producer: 'Marsa',
  stamp: new Date('2026-11-21T09:08:07.654Z'),
  start: new Date('2026-11-23T10:00:00+04:00'),
  end: new Date('2026-11-23T10:30:00+04:00'),
  summary: 'Meeting',
};

const octets = (text: string) => new TextEncoder().encode(text).length;

/** The lines of a file, which must end with CR LF. */
function physicalLines(file: string): string[] {
  if (!file.endsWith('\r\n') || /(?<!\r)\n|\r(?!\n)/.test(file)) throw new Error('A line without CR LF');
  return file.slice(0, -2).split('\r\n');
}

/** The unfolded lines (RFC 5545, 3.1). */
const lines = (changes: Partial<CalendarEvent> = {}) =>
  physicalLines(calendarFile({ ...event, ...changes }).replaceAll('\r\n ', ''));

const unescaped = (text: string) =>
  text.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

describe('calendar file', () => {
  it('PG-02 contains several events in one calendar', () => {
    const file = physicalLines(calendarFile(event, { ...event, uid: '2@marsa.example' }));
    expect(file.filter((line) => line === 'BEGIN:VCALENDAR')).toHaveLength(1);
    expect(file.filter((line) => line.startsWith('UID:'))).toEqual([
      'UID:1@marsa.example',
      'UID:2@marsa.example',
    ]);
    expect(file.at(-1)).toBe('END:VCALENDAR');
  });

  it('FO-01 contains a tentative event with UTC times, in the order of RFC 5545', () => {
    expect(lines({ description: 'One', location: 'Dubai' })).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Marsa//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:1@marsa.example',
      'DTSTAMP:20261121T090807Z',
      'DTSTART:20261123T060000Z',
      'DTEND:20261123T063000Z',
      'SUMMARY:Meeting',
      'DESCRIPTION:One',
      'LOCATION:Dubai',
      'STATUS:TENTATIVE',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it.each([
    ['a, b; c', String.raw`a\, b\; c`],
    [String.raw`C:\new`, String.raw`C:\\new`],
    ['one\ntwo\r\nthree\rfour', String.raw`one\ntwo\nthree\nfour`],
    ['"quoted": 5 PM', '"quoted": 5 PM'],
    ['a\tb\u0000c\u0007d\u007Fe', 'a\tbcde'],
  ])('FO-01 escapes %j', (text, escaped) => {
    expect(lines({ description: text })).toContain(`DESCRIPTION:${escaped}`);
  });

  it('FO-01 escapes line breaks in texts', () => {
    const hostile = 'Amina\r\nEND:VEVENT\r\nBEGIN:VALARM\nDESCRIPTION:x';
    const names = lines({ summary: hostile, description: hostile, location: hostile }).map(
      (line) => line.split(':')[0],
    );
    expect(names.filter((name) => name === 'END' || name === 'BEGIN')).toHaveLength(4);
  });

  it('FO-01 folds lines of more than 75 octets', () => {
    const room = 75 - 'SUMMARY:'.length;
    const folds = (length: number) =>
      physicalLines(calendarFile({ ...event, summary: 'x'.repeat(length) })).filter((line) =>
        line.startsWith(' '),
      );
    expect(folds(room)).toEqual([]);
    expect(folds(room + 1)).toEqual([' x']);
    expect(folds(room + 1 + 74)).toEqual([` ${'x'.repeat(74)}`, ' x']);
  });

  it.each([
    'x'.repeat(1000),
    'لقاء مع مرسى، بعد التأكيد؛ '.repeat(20),
    'मरसा के साथ बैठक '.repeat(20),
    '👩‍👩‍👧‍👦🇦🇪'.repeat(40),
    'a\\;,\n'.repeat(60),
  ])('FO-01 folds lines without loss: %.12s', (text) => {
    const written = physicalLines(calendarFile({ ...event, description: text }));
    expect(written.some((line) => line.startsWith(' '))).toBe(true);
    expect(Math.max(...written.map(octets))).toBeLessThanOrEqual(75);
    for (const line of written) expect(line.isWellFormed()).toBe(true);
    const description = lines({ description: text }).find((line) => line.startsWith('DESCRIPTION:'));
    expect(unescaped(description?.slice('DESCRIPTION:'.length) ?? '')).toBe(text);
  });

  it('FO-01 rejects an invalid date', () => {
    expect(() => calendarFile({ ...event, start: new Date('never') })).toThrow(RangeError);
  });
});
