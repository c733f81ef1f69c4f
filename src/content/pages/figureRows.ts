import type { BarPart } from '../../shared/ui/charts/bars.ts';
import { rangeIn } from '../facts/amount.ts';
import type { FactId } from '../facts/facts.ts';
import type { FigureBlock } from './page.ts';

export interface FigureRow {
  readonly label: string;
  readonly fact: FactId;
  readonly parts: readonly BarPart[];
}

const rangeParts = (start: number, low: number, high: number): readonly BarPart[] => [
  { from: start, to: low, tone: 1 },
  ...(high > low ? [{ from: low, to: high, tone: 1, isRange: true } as const] : []),
];

export type ChartKind = FigureBlock['chart'];

/** Returns the bars of rows: from zero, or as phases, each from the low end of the previous one. */
export function chartParts(
  chart: ChartKind,
  ranges: readonly (readonly [low: number, high: number])[],
): readonly (readonly BarPart[])[] {
  let start = 0;
  let slack = 0;
  return ranges.map(([low, high]) => {
    const parts = rangeParts(start, start + low, start + high + slack);
    if (chart === 'phases') {
      start += low;
      slack += high - low;
    }
    return parts;
  });
}

/** Returns the bars of a figure. Throws RangeError for a fact that is no number. */
export function figureRows({ chart, rows }: Pick<FigureBlock, 'chart' | 'rows'>): readonly FigureRow[] {
  const parts = chartParts(
    chart,
    rows.map(({ fact }) => rangeIn(fact)),
  );
  return rows.map(({ label, fact }, index) => ({ label, fact, parts: parts[index] ?? [] }));
}
