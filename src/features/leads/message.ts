import type { Language } from '../../i18n/languages.ts';
import { textDirection } from '../../shared/text/script.ts';

/** A field and what was entered there, in the reader's words; '' when it is not given. */
export interface Entry<Field extends string = string> {
  readonly field: Field;
  readonly label: string;
  readonly value: string;
}

/** A day in words, "Monday, November 23, 2026" in English; a day that no calendar knows stays as it was typed. */
export function dayInWords(
  day: string,
  locale: string,
  format: Intl.DateTimeFormatOptions = { dateStyle: 'full' },
): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(date);
}

// First strong isolate and its end: a number in a line of Arabic keeps its order where there is no markup.
const isolate = (text: string) => `\u2068${text}\u2069`;

/** One line for each field that is given, for a message without markup in a language (FO-01). */
export function linesOf(summary: readonly Entry[], language: Language): string[] {
  const set = textDirection(language.code) === 'rtl' ? isolate : (text: string) => text;
  return summary.filter(({ value }) => value !== '').map(({ label, value }) => `${label}: ${set(value)}`);
}

/** A request as a message, for whoever sends it (FO-01). */
export interface Message {
  readonly subject: string;
  readonly lines: readonly string[];
}

/** A message in one text, its subject first, for ways that have no place for one. */
export const messageText = ({ subject, lines }: Message): string => [subject, '', ...lines].join('\n');
