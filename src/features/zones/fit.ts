import { SECTORS, type Zone } from '../../content/zones/zone.ts';
import { hasDual, licencePrice } from './limits.ts';

/** The five questions, each with its answers; the first is what is taken before anything is answered. */
export const QUESTIONS = {
  work: SECTORS,
  goods: ['none', 'store', 'make'],
  clients: ['abroad', 'dubai', 'uae'],
  people: ['few', 'none', 'team'],
  first: ['price', 'courts', 'airport', 'port', 'address'],
} as const;

export type Question = keyof typeof QUESTIONS;
export type Answers = { readonly [Q in Question]: (typeof QUESTIONS)[Q][number] };

/** Why a zone fits, or which wish it leaves open. */
export type Reason =
  | 'work'
  | 'store'
  | 'make'
  | 'vat'
  | 'dubai'
  | 'noOffice'
  | 'package'
  | 'team'
  | 'price'
  | 'courts'
  | 'airport'
  | 'port'
  | 'address';

/** What is always so where it counts, or no more than welcome, is never missed. */
export type Wish = Exclude<Reason, 'store' | 'make' | 'vat' | 'package'>;

/** A zone against someone's answers. */
export interface Fit {
  readonly zone: Zone;
  readonly reasons: readonly Reason[];
  /** Wishes that it does not meet. */
  readonly misses: readonly Wish[];
  readonly points: number;
}

const GOODS_TRADES: readonly string[] = ['trade', 'commodities', 'ecommerce'];

/** Whether a zone can take the business at all. */
/** Whether a zone can take the business at all. */
export function takes({ limits, sectors, premises }: Zone, { work, goods }: Answers): boolean {
  if (limits.includes('ownTrades') && !sectors.includes(work)) return false;
  if (limits.includes('noTrade') && (GOODS_TRADES.includes(work) || goods !== 'none')) return false;
  if (goods === 'store') return premises.includes('warehouse');
  return goods === 'none' || premises.includes('land');
}

interface Rule {
  readonly reason: Reason;
  /** How the wish is named that stays open where the rule does not hold. */
  readonly wish?: Wish;
  /** Whether it counts for these answers. */
  readonly asked: (answers: Answers) => boolean;
  readonly holds: (zone: Zone, answers: Answers) => boolean;
  readonly points: number;
}

/** What speaks for a zone, by weight: the trade before the wish that matters most, that before conveniences. */
const RULES: readonly Rule[] = [
  {
    reason: 'work',
    wish: 'work',
    asked: () => true,
    holds: ({ sectors }, { work }) => sectors.includes(work),
    points: 5,
  },
  { reason: 'store', asked: ({ goods }) => goods === 'store', holds: () => true, points: 0 },
  { reason: 'make', asked: ({ goods }) => goods === 'make', holds: () => true, points: 0 },
  {
    reason: 'vat',
    asked: ({ goods }) => goods !== 'none',
    holds: ({ designated }) => designated === true,
    points: 1,
  },
  { reason: 'dubai', wish: 'dubai', asked: ({ clients }) => clients === 'dubai', holds: hasDual, points: 3 },
  {
    reason: 'noOffice',
    wish: 'noOffice',
    asked: ({ people }) => people === 'none',
    holds: ({ office }) => office === 'package',
    points: 2,
  },
  {
    reason: 'package',
    asked: ({ people }) => people === 'few',
    holds: ({ visas }) => visas === 'package',
    points: 2,
  },
  {
    reason: 'team',
    wish: 'team',
    asked: ({ people }) => people === 'team',
    holds: ({ visas }) => visas === 'space',
    points: 2,
  },
  {
    reason: 'price',
    wish: 'price',
    asked: ({ first }) => first === 'price',
    holds: (zone) => licencePrice(zone) !== undefined,
    points: 3,
  },
  {
    reason: 'courts',
    wish: 'courts',
    asked: ({ first }) => first === 'courts',
    holds: ({ commonLaw }) => commonLaw === true,
    points: 5,
  },
  {
    reason: 'airport',
    wish: 'airport',
    asked: ({ first }) => first === 'airport',
    holds: ({ near }) => near === 'airport',
    points: 4,
  },
  {
    reason: 'port',
    wish: 'port',
    asked: ({ first }) => first === 'port',
    holds: ({ near }) => near === 'port',
    points: 4,
  },
  {
    reason: 'address',
    wish: 'address',
    asked: ({ first }) => first === 'address',
    holds: ({ emirate }) => emirate === 'dubai',
    points: 3,
  },
];

function fitOf(zone: Zone, answers: Answers): Fit {
  const asked = RULES.filter((rule) => rule.asked(answers));
  const held = asked.filter((rule) => rule.holds(zone, answers));
  // The trade that a zone is known for first of all counts once more.
  const known = zone.sectors[0] === answers.work ? 1 : 0;
  return {
    zone,
    reasons: held.map(({ reason }) => reason),
    misses: asked.flatMap((rule) => (rule.wish && !held.includes(rule) ? [rule.wish] : [])),
    points: held.reduce((sum, { points }) => sum + points, known),
  };
}

/** A zone without a price that can be compared stands after all that have one. */
export const priceOr = (zone: Zone) => licencePrice(zone) ?? Number.MAX_SAFE_INTEGER;

/**
 * The zones that can take the business, the best first (PG-02): by points, then by the lower known price, then in the
 * order of the table.
 */
export const fitting = (zones: readonly Zone[], answers: Answers): readonly Fit[] =>
  zones
    .filter((zone) => takes(zone, answers))
    .map((zone) => fitOf(zone, answers))
    .toSorted((a, b) => b.points - a.points || priceOr(a.zone) - priceOr(b.zone));
