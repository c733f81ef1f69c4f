import { amountIn } from '../../content/facts/amount.ts';
import type { BarPart } from '../../shared/ui/charts/bars.ts';
import type { CountedLine, Estimate } from './model.ts';
import { YEARS } from './totals.ts';

const TONES = [1, 2, 3, 4] as const;

/** Returns the colour of a line in the chart. */
export const toneOf = (counted: readonly CountedLine[], { id }: CountedLine): BarPart['tone'] =>
  TONES[counted.findIndex((line) => line.id === id)] ?? 4;

/** Returns the bars of the years: the lines at their low prices, then the range up to the high total. */
export function yearBars({ counted, years, currency }: Estimate): readonly (readonly BarPart[])[] {
  return YEARS.map((year) => {
    const total = years[year];
    if (!total) return [];
    let end = 0;
    const parts: BarPart[] = [];
    for (const line of counted) {
      const id = line.years[year];
      if (id === undefined) continue;
      const from = end;
      end += amountIn(id, currency)[0] * line.times;
      parts.push({ from, to: end, tone: toneOf(counted, line) });
    }
    if (total.high > total.low) parts.push({ from: end, to: total.high, tone: 4, isRange: true });
    return parts;
  });
}
