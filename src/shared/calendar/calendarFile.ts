/** When an event is: from a moment to another, or a whole ISO day, wherever one is. */
type When = { readonly start: Date; readonly end: Date } | { readonly day: string };

/** An appointment that is not yet fixed, or a day on which something is due, as a calendar wants it (FO-01). */
export type CalendarEvent = When & {
  /** Unique in the world: two files with the same one are the same event. */
  readonly uid: string;
  /** Who writes the file, for people who look into it. */
  readonly producer: string;
  /** When the file is made. */
  readonly stamp: Date;
  readonly summary: string;
  readonly description?: string;
  readonly location?: string;
  /** How many days before it the calendar reminds of it: of a whole day at nine in the morning. */
  readonly remindDays?: number;
};

/** A line of more octets, its end not counted, is folded (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** A text value (3.3.11): breaks become `\n`; other control characters are not allowed in it. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/(?!\t)\p{Cc}/gu, '');

/** A moment in UTC, `20261123T060000Z` (3.3.5). */
const moment = (date: Date): string => date.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Beginning and end; that of a whole day is the day after it (3.6.1), and the day stays free for appointments. */
function whenLines(event: CalendarEvent): readonly string[] {
  if (!('day' in event)) return [`DTSTART:${moment(event.start)}`, `DTEND:${moment(event.end)}`];
  const after = new Date(`${event.day}T00:00:00Z`);
  after.setUTCDate(after.getUTCDate() + 1);
  const [first, end] = [event.day, after.toISOString().slice(0, 10)].map((day) => day.replaceAll('-', ''));
  return [`DTSTART;VALUE=DATE:${first}`, `DTEND;VALUE=DATE:${end}`, 'TRANSP:TRANSPARENT'];
}

/** Breaks a long line between characters; the space that opens the next part counts there. */
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

/** A reminder that is shown (3.6.6). */
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

/**
 * The text of a calendar file (`.ics`, `text/calendar`) with one tentative event, or several (FO-01).
 * https://www.rfc-editor.org/rfc/rfc5545
 * @throws RangeError when one of the dates is invalid.
 */
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
