import * as v from 'valibot';
import { OFFER_KEY } from './firstPage.ts';
import type { OfferMemory } from './rules.ts';

const time = v.fallback(v.optional(v.pipe(v.number(), v.minValue(0))), undefined);

/** A field that went bad does not take the others with it. */
const Memory = v.object({
  visits: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  lastSeen: v.fallback(v.number(), 0),
  savedOffer: time,
  returnOffer: time,
  dismissedAt: time,
  installedAt: time,
});

const NOTHING: OfferMemory = { visits: 0, lastSeen: 0 };

/** What is remembered; nothing yet where it cannot be read. */
export function readMemory(): OfferMemory {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(OFFER_KEY) ?? '{}');
    const memory = v.safeParse(Memory, stored);
    return memory.success ? memory.output : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Remembers. False where nothing can be kept: who cannot remember a no must not ask. */
export function writeMemory(memory: OfferMemory): boolean {
  try {
    localStorage.setItem(OFFER_KEY, JSON.stringify(memory));
    return true;
  } catch {
    return false;
  }
}
