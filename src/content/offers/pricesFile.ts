import * as v from 'valibot';
import { amount, fields, shown } from '../yaml/schema.ts';

export const PACKAGES = ['shams', 'spc', 'ifza', 'meydan'] as const;
export type PackageId = (typeof PACKAGES)[number];

const price = v.pipe(
  amount,
  v.check(
    (number) => Number.isInteger(number) && number > 0,
    ({ input }) => `${shown(input)} is no price. Allowed: a whole number of AED such as 10000`,
  ),
);

const packagePrices = fields({
  /** The licence only, for the menu (FR-05). */
  licence: price,
  /** Registration, licence of the first year and our work, for the home page (HO-08). */
  whole: price,
});
export type PackagePrices = v.InferOutput<typeof packagePrices>;

export const PRICES = PACKAGES.flatMap((id) => [`${id}.licence`, `${id}.whole`] as const);

/** A price in `prices.yaml`. */
export type PriceName = (typeof PRICES)[number];

/** The schema of `prices.yaml`: prices by package. */
export const pricesFile = fields(v.entriesFromList(PACKAGES, packagePrices));
