import { scaleLinear } from 'd3-scale';

export interface BarPart {
  readonly from: number;
  readonly to: number;
  /** A colour of charts, in the order of the legend. */
  readonly tone: 1 | 2 | 3 | 4;
  readonly isRange?: boolean;
}

/** A rectangle of a bar, in percent of the chart's width. */
export interface BarRect extends Pick<BarPart, 'tone' | 'isRange'> {
  readonly start: number;
  readonly width: number;
}

/** A round value below the bars and its position in percent. */
export interface Tick {
  readonly value: number;
  readonly at: number;
}

/** The smallest visible width, in percent. */
const MIN_WIDTH_PERCENT = 0.6;

/** Approximate number of ticks: a phone has room for an amount between them. */
const AXIS_LABEL_COUNT = 3;

/** Returns the scale from 0 to the greatest value: rectangles and ticks in percent of the width. */
export function barScale(greatest: number): {
  readonly rect: (part: BarPart) => BarRect;
  readonly ticks: readonly Tick[];
  /** The position of a value in percent; undefined outside the chart. */
  readonly placeOf: (value: number) => number | undefined;
} {
  const scale = scaleLinear()
    .domain([0, greatest > 0 ? greatest : 1])
    .range([0, 100]);
  return {
    rect: ({ from, to, ...look }) => ({
      ...look,
      start: scale(from),
      width: to > from ? Math.max(MIN_WIDTH_PERCENT, scale(to) - scale(from)) : 0,
    }),
    placeOf: (value) => (value < 0 || value > greatest ? undefined : scale(value)),
    ticks: scale.ticks(AXIS_LABEL_COUNT).map((value) => ({ value, at: scale(value) })),
  };
}
