import { JSDOM } from 'jsdom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CalendarEvent, calendarFile } from '../../../src/shared/calendar/calendarFile.ts';
import { offerFile } from '../../../src/shared/offerFile.ts';
import { uniqueId } from '../../../src/shared/calendar/uniqueId.ts';

const event: CalendarEvent = {
  uid: '1@marsa.example',
  producer: 'Marsa',
  stamp: new Date('2026-11-21T09:08:07.654Z'),
  start: new Date('2026-11-23T10:00:00+04:00'),
  end: new Date('2026-11-23T10:30:00+04:00'),
  summary: 'Meeting',
};

const octets = (text: string) => new TextEncoder().encode(text).length;

/** The lines as they stand in the file. @throws Error when a line does not end with CR LF. */
function physicalLines(file: string): string[] {
  if (!file.endsWith('\r\n') || /(?<!\r)\n|\r(?!\n)/.test(file)) throw new Error('A line without CR LF');
  return file.slice(0, -2).split('\r\n');
}

/** The lines as a reader of the file understands them: unfolded (RFC 5545, 3.1). */
const lines = (changes: Partial<CalendarEvent> = {}) =>
  physicalLines(calendarFile({ ...event, ...changes }).replaceAll('\r\n ', ''));

/** A text as a reader of the file understands it (RFC 5545, 3.3.11). */
const unescaped = (text: string) =>
  text.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

describe('calendar file', () => {
  it('PG-02 holds several events one after the other, in one calendar', () => {
    const file = physicalLines(calendarFile(event, { ...event, uid: '2@marsa.example' }));
    expect(file.filter((line) => line === 'BEGIN:VCALENDAR')).toHaveLength(1);
    expect(file.filter((line) => line.startsWith('UID:'))).toEqual([
      'UID:1@marsa.example',
      'UID:2@marsa.example',
    ]);
    expect(file.at(-1)).toBe('END:VCALENDAR');
  });

  it('FO-01 is one tentative event, in the order of RFC 5545, with times in UTC', () => {
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

  it('FO-01 has no line for what is not given', () => {
    expect(lines({ description: '' }).filter((line) => /^(DESCRIPTION|LOCATION)/.test(line))).toEqual([]);
  });

  it.each(['America/New_York', 'Europe/London', 'Pacific/Kiritimati'])(
    'FO-01 says the same where the clock is that of %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      expect(lines()).toContain('DTSTART:20261123T060000Z');
      vi.unstubAllEnvs();
    },
  );

  it.each([
    ['a, b; c', String.raw`a\, b\; c`],
    [String.raw`C:\new`, String.raw`C:\\new`],
    ['one\ntwo\r\nthree\rfour', String.raw`one\ntwo\nthree\nfour`],
    ['"quoted": 5 PM', '"quoted": 5 PM'],
    ['a\tb\u0000c\u0007d\u007Fe', 'a\tbcde'],
  ])('FO-01 %j is escaped', (text, escaped) => {
    expect(lines({ description: text })).toContain(`DESCRIPTION:${escaped}`);
  });

  it('FO-01 no text breaks out of its line', () => {
    const hostile = 'Amina\r\nEND:VEVENT\r\nBEGIN:VALARM\nDESCRIPTION:x';
    const names = lines({ summary: hostile, description: hostile, location: hostile }).map(
      (line) => line.split(':')[0],
    );
    expect(names.filter((name) => name === 'END' || name === 'BEGIN')).toHaveLength(4);
  });

  it('FO-01 a line of 75 octets stays whole, one of 76 is folded', () => {
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
  ])('FO-01 folded lines have at most 75 octets and lose nothing: %.12s', (text) => {
    const written = physicalLines(calendarFile({ ...event, description: text }));
    expect(written.some((line) => line.startsWith(' '))).toBe(true);
    expect(Math.max(...written.map(octets))).toBeLessThanOrEqual(75);
    // A character cut in two would come back from its octets as another one.
    for (const line of written) expect(line.isWellFormed()).toBe(true);
    const description = lines({ description: text }).find((line) => line.startsWith('DESCRIPTION:'));
    expect(unescaped(description?.slice('DESCRIPTION:'.length) ?? '')).toBe(text);
  });

  it('FO-01 an invalid date makes no file', () => {
    expect(() => calendarFile({ ...event, start: new Date('never') })).toThrow(RangeError);
  });
});

describe('identifier', () => {
  it('FO-01 is new each time, at the host', () => {
    const ids = Array.from({ length: 100 }, () => uniqueId('marsa.example'));
    expect(new Set(ids).size).toBe(100);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{32}@marsa\.example$/);
  });
});

describe('offering a file', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('FO-01 hands the text over on the spot and lets go of it later', async () => {
    vi.useFakeTimers();
    const { window } = new JSDOM();
    vi.stubGlobal('document', window.document);
    const click = vi.spyOn(window.HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const blobs: unknown[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:marsa/${blobs.push(blob)}`);
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();

    offerFile('meeting.ics', 'text/calendar', 'BEGIN\r\n');
    expect(click.mock.contexts).toMatchObject([{ href: 'blob:marsa/1', download: 'meeting.ics' }]);
    const [blob] = blobs;
    if (!(blob instanceof Blob)) throw new Error('No file');
    expect([blob.type, await blob.text()]).toEqual(['text/calendar', 'BEGIN\r\n']);
    expect(revoke).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(revoke.mock.calls).toEqual([['blob:marsa/1']]);
  });
});
