import { useSyncExternalStore } from 'react';
import { localDay } from '../text/localTime.ts';

/** Timers are throttled in hidden pages. */
function onReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const today = () => localDay(new Date());

/** Returns today's date in the device's time zone, `YYYY-MM-DD`; undefined while hydrating. */
export const useToday = (): string | undefined =>
  useSyncExternalStore<string | undefined>(onReturn, today, () => undefined);

/** Returns a value derived from today's date, `before` while hydrating. If both are equal, React renders once. */
export const useOfToday = (of: (today: string) => string, before: string): string =>
  useSyncExternalStore(
    onReturn,
    () => of(today()),
    () => before,
  );
