import type { Zone } from '../../content/zones/zone.ts';
import { hasDual, limitsOf } from './limits.ts';

/** What is told of each zone, in the order in which it is compared. */
export const ROWS = [
  'emirate',
  'sectors',
  'price',
  'office',
  'visas',
  'near',
  'law',
  'dual',
  'vat',
  'cannot',
  'authority',
] as const;
export type Row = (typeof ROWS)[number];

/** What a row tells of a zone, to be told apart from another's. The authority goes with the zone: it is no choice. */
const KEYS: Readonly<Record<Exclude<Row, 'authority'>, (zone: Zone) => string>> = {
  emirate: ({ emirate }) => emirate,
  sectors: ({ sectors }) => sectors.join(' '),
  price: ({ prices }) => prices.map(({ kind, fact }) => `${kind} ${fact}`).join(' '),
  office: ({ office }) => office,
  visas: ({ visas }) => visas,
  near: ({ near }) => near ?? '',
  law: ({ commonLaw }) => String(commonLaw),
  dual: (zone) => String(hasDual(zone)),
  vat: ({ designated }) => String(designated),
  cannot: (zone) => limitsOf(zone).join(' '),
};

/** The rows in which some of the zones differ; all rows of one zone alone (PG-02). */
export const differingRows = (zones: readonly Zone[]): readonly Row[] =>
  zones.length < 2
    ? ROWS
    : ROWS.filter((row) => row !== 'authority' && new Set(zones.map((zone) => KEYS[row](zone))).size > 1);
