/** The time of an event: start and end, or an ISO day in the user's time zone. */
type When = { readonly start: Date; readonly end: Date } | { readonly day: string };

export type CalendarEvent = When & {
  /** Globally unique: two files with the same id describe the same event. */
  readonly uid: string;
  readonly producer: string;
  readonly stamp: Date;
  readonly summary: string;
  readonly description?: string;
  readonly location?: string;
  /** Days before the event; the reminder of an all-day event is at 9:00. */
  readonly remindDays?: number;
};

/** Maximum line length in octets without the line break (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** Escapes a text value (3.3.11): line breaks become `\n`; other control characters are not allowed. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/(?!\t)\p{Cc}/gu, '');

/** A time in UTC, `20261123T060000Z` (3.3.5). */
const moment = (date: Date): string => date.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Start and end; an all-day event ends on the next day (3.6.1) and does not block the calendar. */
function whenLines(event: CalendarEvent): readonly string[] {
  if (!('day' in event)) return [`DTSTART:${moment(event.start)}`, `DTEND:${moment(event.end)}`];
  const after = new Date(`${event.day}T00:00:00Z`);
  after.setUTCDate(after.getUTCDate() + 1);
  const [first, end] = [event.day, after.toISOString().slice(0, 10)].map((day) => day.replaceAll('-', ''));
  return [`DTSTART;VALUE=DATE:${first}`, `DTEND;VALUE=DATE:${end}`, 'TRANSP:TRANSPARENT'];
}

/** Breaks a long line between characters; the space that starts a continuation counts towards its length. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

const alarmLines = (before: string, text: string): readonly string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(text)}`,
  `TRIGGER:-${before}`,
  'END:VALARM',
];

function eventLines(event: CalendarEvent): readonly string[] {
  const { description, location, remindDays } = event;
  const before = remindDays && ('day' in event ? `P${remindDays - 1}DT15H` : `P${remindDays}D`);
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${moment(event.stamp)}`,
    ...whenLines(event),
    `SUMMARY:${escapeText(event.summary)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    'STATUS:TENTATIVE',
    ...(before ? alarmLines(before, event.summary) : []),
    'END:VEVENT',
  ];
}

/** Returns a calendar file (RFC 5545) with tentative events (FO-01). Throws RangeError for an invalid date. */
export function calendarFile(event: CalendarEvent, ...further: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(event.producer)}//EN`,
    'CALSCALE:GREGORIAN',
    ...[event, ...further].flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
