import { EMIRATES, type Zone } from '../../content/zones/zone.ts';
import { fitting, priceOr, takes } from './fit.ts';
import { limitsOf } from './limits.ts';
import { type Answers, offers, type SORTS, type ZonesState } from './zonesQuery.ts';

/** Names are Latin in every language. */
const byName = (a: Zone, b: Zone) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' });

const orders: Readonly<Record<Exclude<(typeof SORTS)[number], 'fit'>, (a: Zone, b: Zone) => number>> = {
  name: byName,
  emirate: (a, b) => EMIRATES.indexOf(a.emirate) - EMIRATES.indexOf(b.emirate) || byName(a, b),
  price: (a, b) => priceOr(a) - priceOr(b) || byName(a, b),
};

function byFit(zones: readonly Zone[], answers: Answers): readonly Zone[] {
  const fits = fitting(zones, answers).map(({ zone }) => zone);
  return [...fits, ...zones.filter((zone) => !takes(zone, answers)).toSorted(byName)];
}

/** Returns the zones that pass the filters, in the chosen order. */
export function listOf(zones: readonly Zone[], state: ZonesState): readonly Zone[] {
  const { emirate, sector, needs, sort } = state;
  const shown = zones.filter(
    (zone) =>
      (emirate === undefined || zone.emirate === emirate) &&
      (sector === undefined || zone.sectors.includes(sector)) &&
      needs.every((need) => offers[need](zone)),
  );
  return sort === 'fit' ? byFit(shown, state) : shown.toSorted(orders[sort]);
}

/** Properties of a zone in the order of the comparison, as text to compare. */
const texts = {
  emirate: ({ emirate }) => emirate,
  sectors: ({ sectors }) => sectors.join(' '),
  price: ({ prices }) => prices.map(({ kind, fact }) => `${kind} ${fact}`).join(' '),
  office: ({ office }) => office,
  visas: ({ visas }) => visas,
  near: ({ near }) => near ?? '',
  law: ({ commonLaw }) => String(commonLaw),
  dual: (zone) => String(offers.dual(zone)),
  vat: ({ designated }) => String(designated),
  cannot: (zone) => limitsOf(zone).join(' '),
  // The authority follows from the zone: it is no difference.
  authority: () => '',
} as const satisfies Record<string, (zone: Zone) => string>;

export type Row = keyof typeof texts;

const isRow = (text: string): text is Row => Object.hasOwn(texts, text);
export const ROWS: readonly Row[] = Object.keys(texts).filter(isRow);

/** Returns the rows in which the zones differ; all rows for a single zone. */
export const differingRows = (zones: readonly Zone[]): readonly Row[] =>
  zones.length < 2 ? ROWS : ROWS.filter((row) => new Set(zones.map((zone) => texts[row](zone))).size > 1);
