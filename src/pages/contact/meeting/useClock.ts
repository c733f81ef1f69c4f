import { useMinute } from '../../../shared/hooks/useMinute.ts';
import { ownZone } from '../../../shared/time/zones.ts';

/** The visitor's time and place. */
export interface Clock {
  readonly now: Date;
  /** The zone of the device. */
  readonly zone: string;
}

/** Time and zone of the device; undefined on a page as it was rendered. */
export function useClock(): Clock | undefined {
  const now = useMinute();
  return now && { now, zone: ownZone() };
}
