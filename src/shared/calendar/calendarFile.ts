/** An appointment that is not yet fixed, as a calendar wants it (FO-01). */
export interface CalendarEvent {
  /** Unique in the world: two files with the same one are the same event. */
  readonly uid: string;
  /** Who writes the file, for people who look into it. */
  readonly producer: string;
  /** When the file is made. */
  readonly stamp: Date;
  readonly start: Date;
  readonly end: Date;
  readonly summary: string;
  readonly description?: string;
  readonly location?: string;
  /** How many days before its start the calendar reminds of it. */
  readonly remindDays?: number;
}

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
const alarmLines = (days: number, text: string): readonly string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(text)}`,
  `TRIGGER:-P${days}D`,
  'END:VALARM',
];

function eventLines(event: CalendarEvent): readonly string[] {
  const { description, location, remindDays } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${moment(event.stamp)}`,
    `DTSTART:${moment(event.start)}`,
    `DTEND:${moment(event.end)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    'STATUS:TENTATIVE',
    ...(remindDays ? alarmLines(remindDays, event.summary) : []),
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
