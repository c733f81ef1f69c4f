import type { Fact, IsoDay } from '../../src/content/facts/fact.ts';
import { hasEnded } from '../../src/content/facts/formatFact.ts';

export interface StaleFact {
  readonly id: string;
  readonly why: 'ended' | 'unchecked';
}

const yearBefore = (day: IsoDay): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

/** Returns the facts whose rule has ended before `today`, and those not checked for twelve months (PG-01). */
export function staleFacts(facts: Readonly<Record<string, Fact>>, today: IsoDay): readonly StaleFact[] {
  return Object.entries(facts).flatMap(([id, fact]): readonly StaleFact[] => {
    // A rule that had ended when it was checked is a deliberate historic fact.
    if (hasEnded(fact, today) && !hasEnded(fact, fact.checkedOn)) return [{ id, why: 'ended' }];
    return fact.checkedOn < yearBefore(today) ? [{ id, why: 'unchecked' }] : [];
  });
}
