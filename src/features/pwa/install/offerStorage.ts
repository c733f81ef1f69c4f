import * as v from 'valibot';
import { jsonCodec } from '../../../shared/storage/jsonCodec.ts';
import { persisted } from '../../../shared/storage/persisted.ts';
import { OFFER_KEY } from './firstPage.ts';
import type { OfferMemory } from './offerPolicy.ts';

const time = v.fallback(v.optional(v.pipe(v.number(), v.minValue(0))), undefined);

/** An invalid field does not invalidate the others. */
const Memory = v.object({
  visits: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  lastSeen: v.fallback(v.number(), 0),
  savedOffer: time,
  returnOffer: time,
  dismissedAt: time,
  installedAt: time,
});

const entry = persisted<OfferMemory>(OFFER_KEY, jsonCodec(Memory, { visits: 0, lastSeen: 0 }));

/** Returns the stored data, or defaults. */
export const readMemory = (): OfferMemory => entry.read();

/** Stores the data. Returns false without storage: then nothing may be offered. */
export const writeMemory = (memory: OfferMemory): boolean => entry.write(memory);
