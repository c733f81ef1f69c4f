import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function onMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS / 4);
  // Timers are throttled in hidden pages.
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Returns the current time to the minute; undefined while hydrating, because prerendered pages are older. */
export function useMinute(): Date | undefined {
  const minute = useSyncExternalStore<number | undefined>(
    onMinute,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => undefined,
  );
  return minute === undefined ? undefined : new Date(minute * MINUTE_MS);
}
