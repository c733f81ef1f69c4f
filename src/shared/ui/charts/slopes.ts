import { scaleLinear } from 'd3-scale';

/** A line of a slope chart: where it starts and ends, from 0 at the top to 1, and where its words stand there. */
export interface Slope {
  readonly from: number;
  readonly to: number;
  readonly fromWords: number;
  readonly toWords: number;
}

/** Moves what is closer to each other than `gap` apart, within 0 and 1, and keeps the order. */
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
 * The lines between two values each, the greatest value at the top and the least one at the bottom: what is compared is
 * how they fall. `gaps`: how far apart words are at the least at either end.
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
