import type { Fact, IsoDay } from '../../content/facts/fact.ts';
import { type FactId, facts } from '../../content/facts/facts.ts';

/** Whether a rule holds for a tax period that ends on a day: not whether it holds today (PG-02). */
export function holdsFor(id: FactId, periodEnd: IsoDay): boolean {
  const { validFrom, validTo }: Fact = facts[id];
  return (
    (validFrom === undefined || validFrom <= periodEnd) && (validTo === undefined || periodEnd <= validTo)
  );
}

/** The most that an amount may be here: a state's budget is no small company's revenue. */
export const MOST = 99_999_999_999;

/** An amount of whole dirhams as addresses contain it; undefined for anything but digits. */
export const parseAmount = (text: string): number | undefined =>
  /^\d+$/.test(text) ? Math.min(Number(text), MOST) : undefined;
