import type { Language } from '../../i18n/languages.ts';
import { textDirection } from '../../shared/text/script.ts';

/** A field with its value in the user's language; '' when it is not given. */
export interface Entry {
  readonly field: string;
  readonly label: string;
  readonly value: string;
}

/** Formats a day, "Monday, November 23, 2026" in English; returns an invalid date unchanged. */
export function dayInWords(
  day: string,
  locale: string,
  format: Intl.DateTimeFormatOptions = { dateStyle: 'full' },
): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(date);
}

// First strong isolate: a number in Arabic text keeps its order without markup.
const isolate = (text: string) => `\u2068${text}\u2069`;

/** Returns one line of plain text for each given field (FO-01). */
export function linesOf(summary: readonly Entry[], language: Language): string[] {
  const set = textDirection(language.code) === 'rtl' ? isolate : (text: string) => text;
  return summary.filter(({ value }) => value !== '').map(({ label, value }) => `${label}: ${set(value)}`);
}

/** A request as a message that the user sends (FO-01). */
export interface Message {
  readonly subject: string;
  readonly lines: readonly string[];
}

/** Returns a message as one text that begins with the subject, for ways without a subject field. */
export const messageText = ({ subject, lines }: Message): string => [subject, '', ...lines].join('\n');

/** Begins a message of a form. */
export interface Greeting {
  readonly subject: string;
  readonly greeting: string;
}

/** Returns the message of a form; a prefilled text replaces the greeting (FO-01). */
export function messageOf(
  entries: readonly Entry[],
  { subject, greeting }: Greeting,
  language: Language,
  prefilled = '',
): Message {
  const lines = linesOf(entries, language);
  const opening = prefilled.trim() || greeting;
  return { subject, lines: [...opening.split('\n'), ...(lines.length > 0 ? ['', ...lines] : [])] };
}
