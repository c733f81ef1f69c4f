/** Reason of the offer: something was saved, or the user has returned. */
export type OfferReason = 'saved' | 'return';

/** Stored data on visits and offers. Times in ms since 1970. */
export interface OfferMemory {
  readonly visits: number;
  readonly lastSeen: number;
  readonly savedOffer?: number | undefined;
  readonly returnOffer?: number | undefined;
  readonly dismissedAt?: number | undefined;
  readonly installedAt?: number | undefined;
}

/** Absence after which a new visit starts. */
const VISIT_GAP_MS = 30 * 60_000;
/** Time without offers after an offer or a dismissal. */
const QUIET_MS = 90 * 24 * 3_600_000;

const sameDay = (a: number, b: number) => new Date(a).toDateString() === new Date(b).toDateString();

/** Records a visit: another day, or half an hour after the last one. */
export function recordVisit(memory: OfferMemory, now: number): OfferMemory {
  const away = now - memory.lastSeen;
  const another = memory.visits === 0 || away >= VISIT_GAP_MS || (away > 0 && !sameDay(now, memory.lastSeen));
  return { ...memory, visits: memory.visits + (another ? 1 : 0), lastSeen: now };
}

const within = (then: number | undefined, now: number) => then !== undefined && now - then < QUIET_MS;

/**
 * Returns why the app may be offered now (OF-01); undefined within ninety days of an offer or a dismissal.
 */
export function dueReason(memory: OfferMemory, saved: boolean, now: number): OfferReason | undefined {
  if (memory.installedAt !== undefined || within(memory.dismissedAt, now)) return undefined;
  if (saved && !within(memory.savedOffer, now)) return 'saved';
  return memory.visits > 1 && !within(memory.returnOffer, now) ? 'return' : undefined;
}
