import { uniqueId } from '../../shared/calendar/uniqueId.ts';

const KEY = 'marsa-deadlines-series';
const WRITTEN = /^[\da-f]{32}@[\w.-]+$/;

let own: string | undefined;

/** What this device's entries have in common in any calendar: made once and kept. */
export function seriesKey(host: string): string {
  if (own) return own;
  try {
    const kept = localStorage.getItem(KEY) ?? '';
    own = WRITTEN.test(kept) ? kept : uniqueId(host);
    localStorage.setItem(KEY, own);
  } catch {
    // Without storage it lasts as long as the page.
    own ??= uniqueId(host);
  }
  return own;
}
