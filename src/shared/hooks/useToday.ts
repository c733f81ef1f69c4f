import { useSyncExternalStore } from 'react';
import { localDay } from '../text/localTime.ts';

/** A page that is taken up again later looks anew. */
function onReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const today = () => localDay(new Date());

/** Today as the device’s calendar has it, `YYYY-MM-DD`; undefined while prerendered markup is taken over. */
export const useToday = (): string | undefined =>
  useSyncExternalStore<string | undefined>(onReturn, today, () => undefined);

/**
 * What follows from today's date as the device's calendar has it, `YYYY-MM-DD`; `before` while prerendered markup is taken
 * over. Where both are the same, nothing is rendered a second time.
 */
export const useOfToday = (of: (today: string) => string, before: string): string =>
  useSyncExternalStore(
    onReturn,
    () => of(today()),
    () => before,
  );
