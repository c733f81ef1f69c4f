import * as v from 'valibot';
import { type Basis, type PlaceId, places } from '../../content/estimates/places.ts';
import { site } from '../../content/site.ts';
import { type QueryModel, queryModel } from '../kit/queryModel.ts';

const isPlace = (text: string): text is PlaceId => Object.hasOwn(places, text);
const BASES = ['allIn', 'ours', 'package', 'licence', 'services', 'fees'] as const satisfies readonly Basis[];

/** Maximum of owners, and of visas of one kind. */
export const MAX_COUNT = 10;

const from = (least: number): readonly number[] =>
  Array.from({ length: MAX_COUNT - least + 1 }, (_, index) => least + index);

export const OPTIONS = {
  place: Object.keys(places).filter(isPlace),
  basis: BASES,
  /** Kinds of activity, as licences name them. */
  kind: ['professional', 'commercial', 'online', 'industrial', 'tourism'],
  owners: from(1),
  ownerVisas: from(0),
  staffVisas: from(0),
  office: ['none', 'desk', 'own'],
} as const;

const Setup = v.object({
  place: v.picklist(OPTIONS.place),
  basis: v.picklist(OPTIONS.basis),
  kind: v.picklist(OPTIONS.kind),
  owners: v.picklist(OPTIONS.owners),
  /** Owners who want a residence visa. */
  ownerVisas: v.picklist(OPTIONS.ownerVisas),
  /** Employees who need a visa. */
  staffVisas: v.picklist(OPTIONS.staffVisas),
  office: v.picklist(OPTIONS.office),
  /** Help with the bank account. */
  bank: v.boolean(),
  /** A branch on Dubai's mainland beside the free zone company. */
  dual: v.boolean(),
});

/** The set-up of a company. A choice that its place does not have is stored for the next place, and ignored. */
export type Setup = Readonly<v.InferOutput<typeof Setup>>;

/** One set-up, or two to compare. */
export interface Setups {
  readonly first: Setup;
  readonly second: Setup | undefined;
}

export const USUAL: Setup = {
  place: 'mainland',
  basis: 'allIn',
  kind: 'professional',
  owners: 1,
  ownerVisas: 1,
  staffVisas: 0,
  office: 'desk',
  bank: false,
  dual: false,
};

const device = 'marsa-calculator';

const setupModel = queryModel<Setup>({
  device,
  schema: Setup,
  usual: USUAL,
  parameters: {
    p: ['place'],
    r: ['basis'],
    k: ['kind'],
    o: ['owners'],
    i: ['ownerVisas'],
    e: ['staffVisas'],
    f: ['office'],
    b: ['bank'],
    m: ['dual'],
  },
  always: ['p'],
});

/** `?p=dmcc&o=2&p2=uk`: the place, and the values that are not the usual ones. */
export const setupsModel: QueryModel<Setups> = {
  device,
  usual: { first: USUAL, second: undefined },
  speaks: (query) => query.has('p'),
  parse: (query) => ({
    first: setupModel.parse(query),
    second: query.has('p2') ? setupModel.parse(query, '2') : undefined,
  }),
  write: (setups, rest) => setupModel.write(setups?.second, setupModel.write(setups?.first, rest), '2'),
};

/** Returns the public address of an estimate, or that on another origin. */
export const addressOf = (setups: Setups, origin: string = site.url): string =>
  `${origin}/calculator?${setupsModel.write(setups).toString()}`;
