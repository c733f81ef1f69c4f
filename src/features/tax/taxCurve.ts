import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { numberIn } from '../../content/facts/read.ts';
import { bandsOf } from './corporateTax.ts';

/** The size of the drawing, in its own units. */
export const SIZE = { width: 300, height: 120 } as const;

/** The curve of the tax over the profit, and a business's point on it; places in percent of the drawing. */
export interface TaxCurve {
  readonly path: string;
  readonly threshold: { readonly profit: number; readonly x: number };
  readonly point: { readonly x: number; readonly y: number };
  readonly greatest: number;
}

/** Draws the tax of the two rates from nothing to well past a profit, so that the point is never at the edge. */
export function taxCurve(profit: number): TaxCurve {
  const threshold = numberIn('uae-ct-threshold');
  const greatest = Math.max(2 * threshold, Math.ceil((profit * 1.25) / threshold) * threshold);
  const x = scaleLinear().domain([0, greatest]).range([0, SIZE.width]);
  const y = scaleLinear()
    .domain([0, bandsOf(greatest).tax])
    .range([SIZE.height, 0]);
  const draw = line<number>(
    (each) => x(each),
    (each) => y(bandsOf(each).tax),
  );
  return {
    path: draw([0, threshold, greatest]) ?? '',
    threshold: { profit: threshold, x: (x(threshold) / SIZE.width) * 100 },
    point: { x: (x(profit) / SIZE.width) * 100, y: (y(bandsOf(profit).tax) / SIZE.height) * 100 },
    greatest,
  };
}
