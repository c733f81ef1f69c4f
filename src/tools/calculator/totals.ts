import type { Fact } from '../../content/facts/fact.ts';
import { amountIn, type SumCurrency } from '../../content/facts/amount.ts';
import { facts } from '../../content/facts/facts.ts';
import type { CountedLine, Total } from './model.ts';

export const YEARS = [0, 1, 2] as const;
export type YearIndex = (typeof YEARS)[number];

/** Returns true when the price of a year is assumed from an earlier one. */
export const isAssumed = ({ assumedFrom }: CountedLine, year: YearIndex): boolean =>
  assumedFrom !== undefined && year + 1 >= assumedFrom;

const paidIn = (lines: readonly CountedLine[], year: YearIndex) =>
  lines.flatMap((line) => {
    const id = line.years[year];
    return id ? [{ line, id }] : [];
  });

/** Returns true when a price of a year is in another currency. */
export const isConverted = (lines: readonly CountedLine[], year: YearIndex, currency: SumCurrency): boolean =>
  paidIn(lines, year).some(({ id }) => facts[id].unit !== currency);

/** Returns the rounded sum of the known prices of a year; undefined when none is known. */
export function totalOf(
  lines: readonly CountedLine[],
  year: YearIndex,
  currency: SumCurrency,
): Total | undefined {
  const paid = paidIn(lines, year);
  if (paid.length === 0) return undefined;
  const parts = paid.map(({ line, id }) => {
    const fact: Fact = facts[id];
    const [low, high] = amountIn(id, currency);
    return {
      low: low * line.times,
      high: high * line.times,
      about: fact.certainty === 'about' || fact.unit !== currency || isAssumed(line, year),
      from: line.lowest ?? false,
    };
  });
  return {
    low: Math.round(parts.reduce((sum, { low }) => sum + low, 0)),
    high: Math.round(parts.reduce((sum, { high }) => sum + high, 0)),
    about: parts.some(({ about }) => about),
    from: parts.some(({ from }) => from),
  };
}

/** Returns the sum of the years; undefined when one of them is unknown. */
export function sumOf(totals: readonly (Total | undefined)[]): Total | undefined {
  const known = totals.filter((total) => total !== undefined);
  if (known.length < totals.length) return undefined;
  return known.reduce((sum, total) => ({
    low: sum.low + total.low,
    high: sum.high + total.high,
    about: sum.about || total.about,
    from: sum.from || total.from,
  }));
}
