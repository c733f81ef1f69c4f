import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

function onMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE / 4);
  // A page that is taken up again later looks anew.
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** The time of the device, to the minute; undefined on a page as it was rendered, which is older than its visitor. */
export function useMinute(): Date | undefined {
  const minute = useSyncExternalStore<number | undefined>(
    onMinute,
    () => Math.floor(Date.now() / MINUTE),
    () => undefined,
  );
  return minute === undefined ? undefined : new Date(minute * MINUTE);
}
