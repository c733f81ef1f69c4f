import { type Entry, linesOf, type Message } from '../../../features/leads/message.ts';
import type { Fields } from '../../../features/leads/drafts/draftLifetime.ts';
import type { Language } from '../../../i18n/languages.ts';
import { PREFILLED } from './Prefilled.tsx';

/** A request in the reader's words: for the summary on the page, and for whoever it is sent to. */
export interface Described {
  /** What was given, in the form's order. */
  readonly entries: readonly Entry[];
  readonly message: Message;
}

/** What a message begins with, where nothing was prefilled, and what it is called. */
export type Greeting = { readonly subject: string; readonly greeting: string };

/**
 * Describes a request (FO-01). What another page has prefilled opens the message, in place of the greeting: it is a
 * message itself.
 */
export function describe(
  given: readonly Entry[],
  fields: Fields,
  { subject, greeting }: Greeting,
  language: Language,
): Described {
  const entries = given.filter(({ value }) => value !== '');
  const lines = linesOf(entries, language);
  const opening = fields[PREFILLED]?.trim() || greeting;
  return {
    entries,
    message: { subject, lines: [...opening.split('\n'), ...(lines.length > 0 ? ['', ...lines] : [])] },
  };
}
