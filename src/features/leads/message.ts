import type { Language } from '../../i18n/languages.ts';
import type home from '../../i18n/locales/en.home.json';
import type request from '../../i18n/locales/en.request.json';
import { textDirection } from '../../shared/text/script.ts';
import type { Fields } from './model.ts';

/** Returns a message of a form, which each page has in its own namespace. */
export type LeadMessages = (
  key: Extract<keyof typeof home.booking, keyof typeof request>,
  options?: { readonly time: string },
) => string;

/** A text field or a choice. */
export interface LeadField {
  readonly name: string;
  readonly label: string;
  /** The values of a choice with their names. */
  readonly options?: readonly { readonly value: string; readonly words: string }[];
}

/** A field with its value in the user's language; '' when it is not given. */
export interface Entry {
  readonly field: string;
  readonly label: string;
  readonly value: string;
}

/** Returns fields with their values in the user's language (FO-01). */
export const entriesOf = (fields: readonly LeadField[], values: Fields): readonly Entry[] =>
  fields.map(({ name, label, options }) => {
    const value = values[name]?.trim() ?? '';
    const words = options?.find((option) => option.value === value)?.words ?? '';
    return { field: name, label, value: options ? words : value };
  });

/** Formats a day, "Monday 23 November 2026" in English; returns an invalid date unchanged. */
export function dayInWords(
  day: string,
  locale: string,
  format: Intl.DateTimeFormatOptions = { dateStyle: 'full' },
): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  const words = new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(date);
  // Versions of `Intl` differ in the comma after an English weekday.
  return words.replace(/^(\w+),/, '$1');
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
