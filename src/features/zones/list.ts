import { type Emirate, EMIRATES, type Sector, type Zone } from '../../content/zones/zone.ts';
import { type Answers, fitting, priceOr, takes } from './fit.ts';
import { hasDual } from './limits.ts';

/** What a zone may have to offer, each with how that is seen. */
const offers = {
  noOffice: ({ office }) => office === 'package',
  warehouse: ({ premises }) => premises.includes('warehouse'),
  land: ({ premises }) => premises.includes('land'),
  airport: ({ near }) => near === 'airport',
  port: ({ near }) => near === 'port',
  common: ({ commonLaw }) => commonLaw === true,
  dual: hasDual,
  vat: ({ designated }) => designated === true,
} as const satisfies Record<string, (zone: Zone) => boolean>;

export type Need = keyof typeof offers;

export const NEEDS: readonly Need[] = [
  'noOffice',
  'warehouse',
  'land',
  'airport',
  'port',
  'common',
  'dual',
  'vat',
];

/** Whether a zone has what is needed. */
export const meets = (zone: Zone, need: Need): boolean => offers[need](zone);

export const SORTS = ['fit', 'name', 'emirate', 'price'] as const;
export type Sort = (typeof SORTS)[number];

/** What of the list is shown, and in which order. */
export interface Wish {
  readonly emirate: Emirate | undefined;
  readonly sector: Sector | undefined;
  readonly needs: readonly Need[];
  readonly sort: Sort;
  /** What the best fit is measured by. */
  readonly answers: Answers;
}

/** Zones stand by name wherever nothing else decides: names are Latin in every language. */
const byName = (a: Zone, b: Zone) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' });

const orders: Readonly<Record<Exclude<Sort, 'fit'>, (a: Zone, b: Zone) => number>> = {
  name: byName,
  emirate: (a, b) => EMIRATES.indexOf(a.emirate) - EMIRATES.indexOf(b.emirate) || byName(a, b),
  price: (a, b) => priceOr(a) - priceOr(b) || byName(a, b),
};

/** The zones that can take the business, the best first; then those that cannot, by name. */
function byFit(zones: readonly Zone[], answers: Answers): readonly Zone[] {
  const fits = fitting(zones, answers).map(({ zone }) => zone);
  return [...fits, ...zones.filter((zone) => !takes(zone, answers)).toSorted(byName)];
}

/** The zones that have everything that is asked for, in the order that is asked for (PG-02). */
export function listOf(
  zones: readonly Zone[],
  { emirate, sector, needs, sort, answers }: Wish,
): readonly Zone[] {
  const shown = zones.filter(
    (zone) =>
      (emirate === undefined || zone.emirate === emirate) &&
      (sector === undefined || zone.sectors.includes(sector)) &&
      needs.every((need) => meets(zone, need)),
  );
  return sort === 'fit' ? byFit(shown, answers) : shown.toSorted(orders[sort]);
}
