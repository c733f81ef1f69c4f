import { scaleLinear } from 'd3-scale';

/** A part of a bar, from one value to another on the chart's scale. */
export interface BarPart {
  readonly from: number;
  readonly to: number;
  /** 1 to 4: one of the colours of charts, in the order of a legend. */
  readonly tone: 1 | 2 | 3 | 4;
  /** What may be, beyond what is: the high end of a range. */
  readonly isRange?: boolean;
}

/** A rectangle of a bar, in percent of the chart's width. */
export interface BarRect extends Pick<BarPart, 'tone' | 'isRange'> {
  readonly start: number;
  readonly width: number;
}

/** A mark below the bars: a round value, and where it stands in percent. */
export interface Tick {
  readonly value: number;
  readonly at: number;
}

/** Narrower than this nobody sees a bar, in percent. */
const LEAST_WIDTH = 0.6;

/** So many marks, or a few more, are a fifth of the width apart at the least: a phone has room for an amount between them. */
const MARKS = 3;

/** The scale of a chart from nothing to its greatest value: rectangles and ticks in percent of its width. */
export function barScale(greatest: number): {
  readonly rect: (part: BarPart) => BarRect;
  readonly ticks: readonly Tick[];
  /** Where a value stands, in percent; undefined beyond the chart's ends. */
  readonly placeOf: (value: number) => number | undefined;
} {
  const scale = scaleLinear()
    .domain([0, greatest > 0 ? greatest : 1])
    .range([0, 100]);
  return {
    rect: ({ from, to, ...look }) => ({
      ...look,
      start: scale(from),
      width: to > from ? Math.max(LEAST_WIDTH, scale(to) - scale(from)) : 0,
    }),
    placeOf: (value) => (value < 0 || value > greatest ? undefined : scale(value)),
    ticks: scale.ticks(MARKS).map((value) => ({ value, at: scale(value) })),
  };
}
