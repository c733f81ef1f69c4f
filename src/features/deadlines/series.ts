import { uniqueId } from '../../shared/calendar/uniqueId.ts';
import { persisted } from '../../shared/storage/persisted.ts';

const WRITTEN = /^[\da-f]{32}@[\w.-]+$/;

const entry = persisted<string | undefined>('marsa-deadlines-series', {
  parse: (text) => (text !== null && WRITTEN.test(text) ? text : undefined),
  format: (id) => id ?? null,
});

// Without storage it lasts as long as the page.
let own: string | undefined;

/** What this device's entries have in common in any calendar: made once and stored. */
export function seriesKey(host: string): string {
  if (own) return own;
  own = entry.read() ?? uniqueId(host);
  entry.write(own);
  return own;
}
