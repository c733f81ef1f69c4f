import type { Fact } from '../../content/facts/fact.ts';
import { type FactId, facts } from '../../content/facts/facts.ts';
import type { OwnLimit, Zone } from '../../content/zones/zone.ts';

/** Limits of a zone, including those that follow from its place and conditions. */
export type Limit = OwnLimit | 'noGoods' | 'noLand' | 'notDubai' | 'lease' | 'paperBank';

function goodsLimits({ premises }: Zone): readonly Limit[] {
  if (premises.includes('land')) return [];
  return [premises.includes('warehouse') ? 'noLand' : 'noGoods'];
}

/** Returns the limits of a zone, the most specific first. */
export const limitsOf = (zone: Zone): readonly Limit[] => [
  ...zone.limits,
  ...goodsLimits(zone),
  ...(zone.emirate === 'dubai' ? [] : (['notDubai'] as const)),
  zone.office === 'package' ? 'paperBank' : 'lease',
];

export const LIMIT_FACTS: Readonly<Partial<Record<Limit, FactId>>> = {
  meydanGroups: 'meydan-activity-groups',
  meydanCapital: 'meydan-investor-capital',
};

/** Figures of the mainland permit of Dubai's zones (Executive Council Resolution 11 of 2025). */
export const DUAL_FACTS = {
  branch: 'dubai-dual-licence',
  permit: 'dubai-temporary-permit',
  length: 'dubai-temporary-permit-length',
} as const satisfies Record<string, FactId>;

/** Returns the lowest price of the licence alone in dirhams; other prices are not comparable. */
export function licencePrice({ prices }: Zone): number | undefined {
  const id = prices.find(({ kind }) => kind === 'licence')?.fact;
  if (!id) return undefined;
  const { value }: Fact = facts[id];
  if (typeof value === 'string') return undefined;
  return typeof value === 'number' ? value : value[0];
}
