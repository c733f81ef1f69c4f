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

/** An amount in whole dirhams as it was typed or shared, in any digits; undefined when there is none. */
export function parseAmount(text: string): number | undefined {
  // A loss bears no tax, and nothing else is asked of it here.
  if (/^\s*[-−]\s*\S/.test(text)) return 0;
  const digits = text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x06_60))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06_f0))
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x09_66))
    // Fils are cut off, as they are of no account in an estimate.
    .replace(/[.٫]\d{0,2}$/, '')
    .replaceAll(/\D/g, '');
  return digits === '' ? undefined : Math.min(Number(digits), MOST);
}
