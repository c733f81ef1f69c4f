/** Why the app is offered: something was saved, or the reader has come back. */
export type OfferReason = 'saved' | 'return';

/** What is remembered of visits and offers. Times in milliseconds since 1970. */
export interface OfferMemory {
  readonly visits: number;
  readonly lastSeen: number;
  /** When it was last offered for each reason. */
  readonly savedOffer?: number | undefined;
  readonly returnOffer?: number | undefined;
  readonly dismissedAt?: number | undefined;
  readonly installedAt?: number | undefined;
}

/** A visit is over after so many milliseconds without the reader. */
const VISIT_GAP = 30 * 60_000;
/** So long, in milliseconds, nothing is offered again. */
const QUIET = 90 * 24 * 3_600_000;

const sameDay = (a: number, b: number) => new Date(a).toDateString() === new Date(b).toDateString();

/** Notes that the reader is here: another visit on another day, or after half an hour. */
export function noteVisit(memory: OfferMemory, now: number): OfferMemory {
  const away = now - memory.lastSeen;
  const another = memory.visits === 0 || away >= VISIT_GAP || (away > 0 && !sameDay(now, memory.lastSeen));
  return { ...memory, visits: memory.visits + (another ? 1 : 0), lastSeen: now };
}

const within = (then: number | undefined, now: number) => then !== undefined && now - then < QUIET;

/**
 * Why the app may be offered now, if it may (OF-01): never to who has installed it, once for each reason in ninety
 * days, and not at all so long after a dismissal.
 */
export function dueReason(memory: OfferMemory, saved: boolean, now: number): OfferReason | undefined {
  if (memory.installedAt !== undefined || within(memory.dismissedAt, now)) return undefined;
  if (saved && !within(memory.savedOffer, now)) return 'saved';
  return memory.visits > 1 && !within(memory.returnOffer, now) ? 'return' : undefined;
}
