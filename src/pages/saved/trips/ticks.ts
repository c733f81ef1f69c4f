import * as v from 'valibot';

const Ticks = v.array(v.string());
const keyOf = (trip: string) => `marsa-trip-${trip}`;

/** The items of a trip's list that are ticked on this device; none when nothing can be read. */
export function readTicks(trip: string): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(trip)) ?? '[]');
    const parsed = v.safeParse(Ticks, stored);
    return new Set(parsed.success ? parsed.output : []);
  } catch {
    return new Set();
  }
}

/** Keeps the ticks. False where the device keeps nothing. */
export function keepTicks(trip: string, ticks: ReadonlySet<string>): boolean {
  try {
    if (ticks.size === 0) localStorage.removeItem(keyOf(trip));
    else localStorage.setItem(keyOf(trip), JSON.stringify([...ticks]));
    return true;
  } catch {
    return false;
  }
}
