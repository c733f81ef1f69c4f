import * as v from 'valibot';
import { address, fact } from '../yaml/fields.ts';
import { fields, listOf, oneOf, pairOf, string } from '../yaml/schema.ts';
import { PACKAGES } from './pricesFile.ts';

export const OFFERS = [...PACKAGES, 'mainland', 'uk', 'estonia'] as const;
export type OfferId = (typeof OFFERS)[number];

export const PARTS = ['registration', 'licence', 'quota', 'visa', 'desk', 'bank', 'fee'] as const;

const lowest = v.exactOptional(v.literal(true, 'must be true, or left out'));

const part = fields({
  /** Included, perhaps included by an agent's offer, extra and named in the quote, or not applicable. */
  state: oneOf(['included', 'perhaps', 'extra', 'none']),
  /** The price of the part alone. */
  alone: v.exactOptional(fact),
  lowest,
});
export type OfferPart = v.InferOutput<typeof part>;

/** The price of a year: the sum of its facts; empty if unknown. */
const year = fields({
  facts: listOf(fact),
  lowest,
  /** Assumes the current price of the first year's item. */
  assumed: lowest,
});
export type OfferYear = v.InferOutput<typeof year>;

const offer = fields({
  to: address,
  /** The query of the calculator's address for this offer. */
  calculator: string,
  price: oneOf(['ours', 'agents', 'state']),
  parts: fields(v.entriesFromList(PARTS, part)),
  years: pairOf(year),
  missing: listOf(
    oneOf(['card', 'insurance', 'papers', 'accounts', 'address', 'identity', 'contactPerson', 'journey']),
  ),
});
export type Offer = v.InferOutput<typeof offer>;

/** The schema of `offers.yaml`: offers by id. */
export const offersFile = fields(v.entriesFromList(OFFERS, offer));
