import type { Zone } from '../../content/zones/zone.ts';
import { licencePrice } from './limits.ts';
import { type Answers, offers } from './zonesQuery.ts';
import type words from '../../i18n/locales/en.zones.json';

export type Reason = keyof typeof words.reason;

/** Reasons whose absence is not shown: they always apply where they count, or are a bonus. */
const SILENT = ['store', 'make', 'vat', 'package'] as const;
export type Wish = keyof typeof words.wish;

const isWish = (reason: Reason): reason is Wish => !SILENT.some((each) => each === reason);

export interface Fit {
  readonly zone: Zone;
  readonly reasons: readonly Reason[];
  readonly misses: readonly Wish[];
  readonly points: number;
}

const GOODS_TRADES: readonly string[] = ['trade', 'commodities', 'ecommerce'];

/** Returns true when a zone accepts the business. */
export function takes({ limits, sectors, premises }: Zone, { work, goods }: Answers): boolean {
  if (limits.includes('ownTrades') && !sectors.includes(work)) return false;
  if (limits.includes('noTrade') && (GOODS_TRADES.includes(work) || goods !== 'none')) return false;
  if (goods === 'store') return premises.includes('warehouse');
  return goods === 'none' || premises.includes('land');
}

type Rule = readonly [
  reason: Reason,
  points: number,
  counts: (answers: Answers) => boolean,
  holds: (zone: Zone, answers: Answers) => boolean,
];

/** Reasons by weight: the trade, the most important wish, conveniences. */
const RULES: readonly Rule[] = [
  ['work', 5, () => true, ({ sectors }, { work }) => sectors.includes(work)],
  ['store', 0, ({ goods }) => goods === 'store', () => true],
  ['make', 0, ({ goods }) => goods === 'make', () => true],
  ['vat', 1, ({ goods }) => goods !== 'none', offers.vat],
  ['dubai', 3, ({ clients }) => clients === 'dubai', offers.dual],
  ['noOffice', 2, ({ people }) => people === 'none', offers.noOffice],
  ['package', 2, ({ people }) => people === 'few', ({ visas }) => visas === 'package'],
  ['team', 2, ({ people }) => people === 'team', ({ visas }) => visas === 'space'],
  ['price', 3, ({ first }) => first === 'price', (zone) => licencePrice(zone) !== undefined],
  ['courts', 5, ({ first }) => first === 'courts', offers.common],
  ['airport', 4, ({ first }) => first === 'airport', offers.airport],
  ['port', 4, ({ first }) => first === 'port', offers.port],
  ['address', 3, ({ first }) => first === 'address', ({ emirate }) => emirate === 'dubai'],
];

function fitOf(zone: Zone, answers: Answers): Fit {
  const counted = RULES.filter(([, , counts]) => counts(answers));
  const held = counted.filter(([, , , holds]) => holds(zone, answers));
  // One more point for the trade that a zone is best known for.
  const known = zone.sectors[0] === answers.work ? 1 : 0;
  return {
    zone,
    reasons: held.map(([reason]) => reason),
    misses: counted
      .filter((rule) => !held.includes(rule))
      .map(([reason]) => reason)
      .filter(isWish),
    points: held.reduce((sum, [, points]) => sum + points, known),
  };
}

/** Returns the price of the licence for sorting; zones without a comparable one are last. */
export const priceOr = (zone: Zone) => licencePrice(zone) ?? Number.MAX_SAFE_INTEGER;

/** Returns the zones that accept the business by points, then by price, then in the order of the table. */
export const fitting = (zones: readonly Zone[], answers: Answers): readonly Fit[] =>
  zones
    .filter((zone) => takes(zone, answers))
    .map((zone) => fitOf(zone, answers))
    .toSorted((a, b) => b.points - a.points || priceOr(a.zone) - priceOr(b.zone));
