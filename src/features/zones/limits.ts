import type { FactId } from '../../content/facts/facts.ts';
import { facts } from '../../content/facts/facts.ts';
import type { Fact } from '../../content/facts/fact.ts';
import type { OwnLimit, Zone } from '../../content/zones/zone.ts';

/** What a zone cannot do: its own limits, and those that follow from where it lies and what it asks. */
export type Limit = OwnLimit | 'noGoods' | 'noLand' | 'notDubai' | 'lease' | 'paperBank';

/** What of goods has no place in a zone, as far as is known. */
function withoutRoom({ premises }: Zone): readonly Limit[] {
  if (premises.includes('land')) return [];
  return [premises.includes('warehouse') ? 'noLand' : 'noGoods'];
}

/** Everything that a zone cannot do, the most particular first (PG-02). */
export const limitsOf = (zone: Zone): readonly Limit[] => [
  ...zone.limits,
  ...withoutRoom(zone),
  ...(zone.emirate === 'dubai' ? [] : (['notDubai'] as const)),
  zone.office === 'package' ? 'paperBank' : 'lease',
];

/** The figure that a limit names. */
export const LIMIT_FACTS: Readonly<Partial<Record<Limit, FactId>>> = {
  meydanGroups: 'meydan-activity-groups',
  meydanCapital: 'meydan-investor-capital',
};

/** The figures of the permit with which Dubai's zones may work on its mainland. */
export const DUAL_FACTS = {
  branch: 'dubai-dual-licence',
  permit: 'dubai-temporary-permit',
  length: 'dubai-temporary-permit-length',
} as const satisfies Record<string, FactId>;

/** Executive Council Resolution 11 of 2025 is about Dubai's zones, all of them. */
export const hasDual = ({ emirate }: Zone): boolean => emirate === 'dubai';

/** A zone's lowest price of the licence alone, in dirhams, if it is known; other prices cannot be compared with it. */
export function licencePrice({ prices }: Zone): number | undefined {
  const id = prices.find(({ kind }) => kind === 'licence')?.fact;
  if (!id) return undefined;
  const { value }: Fact = facts[id];
  if (typeof value === 'string') return undefined;
  return typeof value === 'number' ? value : value[0];
}
