import * as v from 'valibot';
import { EMIRATES, SECTORS, type Zone } from '../../content/zones/zone.ts';
import { zones } from '../../content/zones/zones.ts';
import { queryModel } from '../kit/queryModel.ts';

export const MAX_COMPARED = 4;

export const QUESTIONS = {
  work: SECTORS,
  goods: ['none', 'store', 'make'],
  clients: ['abroad', 'dubai', 'uae'],
  people: ['few', 'none', 'team'],
  first: ['price', 'courts', 'airport', 'port', 'address'],
} as const;

/** Filters by property. */
export const offers = {
  noOffice: ({ office }) => office === 'package',
  warehouse: ({ premises }) => premises.includes('warehouse'),
  land: ({ premises }) => premises.includes('land'),
  airport: ({ near }) => near === 'airport',
  port: ({ near }) => near === 'port',
  common: ({ commonLaw }) => commonLaw === true,
  dual: ({ emirate }) => emirate === 'dubai',
  vat: ({ designated }) => designated === true,
} as const satisfies Record<string, (zone: Zone) => boolean>;

export type Need = keyof typeof offers;
export const NEEDS = [
  'noOffice',
  'warehouse',
  'land',
  'airport',
  'port',
  'common',
  'dual',
  'vat',
] as const satisfies readonly Need[];

export const SORTS = ['fit', 'name', 'emirate', 'price'] as const;

const State = v.object({
  emirate: v.undefinedable(v.picklist(EMIRATES)),
  sector: v.undefinedable(v.picklist(SECTORS)),
  needs: v.pipe(
    v.array(v.string()),
    v.transform((named): readonly Need[] => NEEDS.filter((need) => named.includes(need))),
  ),
  sort: v.picklist(SORTS),
  /** Ids of the zones to compare, in the order of choice; empty for the two that fit best. */
  compare: v.pipe(
    v.array(v.string()),
    v.transform((named): readonly string[] =>
      [...new Set(named)].filter((id) => zones.some((zone) => zone.id === id)).slice(0, MAX_COMPARED),
    ),
  ),
  work: v.picklist(QUESTIONS.work),
  goods: v.picklist(QUESTIONS.goods),
  clients: v.picklist(QUESTIONS.clients),
  people: v.picklist(QUESTIONS.people),
  first: v.picklist(QUESTIONS.first),
});

export type ZonesState = Readonly<v.InferOutput<typeof State>>;
export type Answers = Pick<ZonesState, keyof typeof QUESTIONS>;

export const zonesModel = queryModel<ZonesState>({
  device: 'marsa-zones',
  schema: State,
  usual: {
    emirate: undefined,
    sector: undefined,
    needs: [],
    sort: 'fit',
    compare: [],
    work: 'services',
    goods: 'none',
    clients: 'abroad',
    people: 'few',
    first: 'price',
  },
  parameters: {
    e: ['emirate'],
    s: ['sector'],
    n: ['needs'],
    o: ['sort'],
    c: ['compare'],
    f: ['work', 'goods', 'clients', 'people', 'first'],
  },
  separator: '-',
});
