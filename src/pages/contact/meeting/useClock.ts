import { useSyncExternalStore } from 'react';
import { ownZone } from '../../../shared/time/zones.ts';

const MINUTE = 60_000;

function onMinute(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE / 4);
  // A page that is taken up again later looks anew.
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}

/** The visitor's time and place. */
export interface Clock {
  readonly now: Date;
  /** The zone of the device. */
  readonly zone: string;
}

/** Time and zone of the device; undefined on a page as it was rendered, which is older than its visitor. */
export function useClock(): Clock | undefined {
  const minute = useSyncExternalStore(
    onMinute,
    () => Math.floor(Date.now() / MINUTE),
    () => undefined,
  );
  return minute === undefined ? undefined : { now: new Date(minute * MINUTE), zone: ownZone() };
}
