import { scaleLinear } from 'd3-scale';

/** A line of a slope chart: start and end from 0 (top) to 1, and the positions of its labels. */
export interface Slope {
  readonly from: number;
  readonly to: number;
  readonly fromWords: number;
  readonly toWords: number;
}

/** Moves positions at least `gap` apart, within 0 and 1, in the same order. */
function apart(places: readonly number[], gap: number): readonly number[] {
  const order = places.map((_, index) => index).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  let least = 0;
  for (const index of order) {
    moved[index] = Math.max(moved[index] ?? 0, least);
    least = (moved[index] ?? 0) + gap;
  }
  let most = 1;
  for (const index of order.toReversed()) {
    moved[index] = Math.min(moved[index] ?? 0, most);
    most = (moved[index] ?? 0) - gap;
  }
  return moved;
}

/**
 * Returns the lines between pairs of values, the greatest value at the top and the least at the bottom. `gaps`: minimum
 * distances of labels at either end.
 */
export function slopesOf(
  rows: readonly (readonly [first: number, last: number])[],
  gaps: readonly [first: number, last: number],
): readonly Slope[] {
  const values = rows.flat();
  const scale = scaleLinear()
    .domain([Math.max(...values), Math.min(...values)])
    .range([0, 1]);
  const from = rows.map(([first]) => scale(first));
  const to = rows.map(([, last]) => scale(last));
  const fromWords = apart(from, gaps[0]);
  const toWords = apart(to, gaps[1]);
  return rows.map((_, index) => ({
    from: from[index] ?? 0,
    to: to[index] ?? 0,
    fromWords: fromWords[index] ?? 0,
    toWords: toWords[index] ?? 0,
  }));
}
