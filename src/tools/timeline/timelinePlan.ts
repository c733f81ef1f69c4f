import * as v from 'valibot';
import type { Fact, IsoDay } from '../../content/facts/fact.ts';
import { type FactId, facts } from '../../content/facts/facts.ts';
import { daysAfter } from '../../content/facts/days.ts';
import {
  type Phase,
  type PhaseId,
  type Place,
  PLACES,
  type Span,
  timelines,
} from '../../content/timeline/phases.ts';
import { latinDigits } from '../../shared/text/latinDigits.ts';
import type { BarPart } from '../../shared/ui/charts/bars.ts';
import { Day } from '../kit/Day.ts';
import { queryModel } from '../kit/queryModel.ts';

/** Weeks, from the fastest case to the slowest. */
export type Weeks = readonly [low: number, high: number];

export const MAX_WEEKS = 104;

/** Entered weeks of a phase without a time in any source. */
const EnteredWeeks = v.optional(v.pipe(v.number(), v.integer(), v.maxValue(MAX_WEEKS)));

const Plan = v.object({
  place: v.picklist(PLACES),
  /** Undefined for today. */
  start: v.undefinedable(Day),
  papers: EnteredWeeks,
  licence: EnteredWeeks,
  register: EnteredWeeks,
  identity: EnteredWeeks,
  card: EnteredWeeks,
  bank: EnteredWeeks,
  rest: EnteredWeeks,
});
export type Plan = Readonly<v.InferOutput<typeof Plan>>;

export const planModel = queryModel<Plan>({
  device: 'marsa-timeline',
  schema: Plan,
  usual: { place: 'mainland', start: undefined },
  parameters: {
    in: ['place'],
    on: ['start'],
    papers: ['papers'],
    licence: ['licence'],
    register: ['register'],
    identity: ['identity'],
    card: ['card'],
    bank: ['bank'],
    rest: ['rest'],
  },
  always: ['in'],
});

/** A phase with the weeks from the first day to its end; undefined from the first phase without a time. */
export interface PhaseTime {
  readonly phase: Phase;
  readonly done: Weeks | undefined;
}

/** Returns the weeks of a fact. @throws RangeError for a fact in another unit */
export function weeksOf(id: FactId): Weeks {
  const { value, unit }: Fact = facts[id];
  if (unit !== 'week' || typeof value === 'string') throw new RangeError(`${id} is not a number of weeks`);
  return typeof value === 'number' ? [value, value] : value;
}

const minus = ([low, high]: Weeks, [otherLow, otherHigh]: Weeks): Weeks => [low - otherLow, high - otherHigh];

function spanOf(span: Span, entered?: number): Weeks | undefined {
  if (span.by === 'fact') return weeksOf(span.fact);
  if (span.by === 'rest') return span.without.map(weeksOf).reduce(minus, weeksOf(span.total));
  return entered === undefined ? undefined : [entered, entered];
}

/** Returns the phases of a plan in order. The rest of a total delays each late end. */
export function phasesOf(plan: Plan): readonly PhaseTime[] {
  const phases = timelines[plan.place];
  const rest = phases.find(({ span }) => span.by === 'rest');
  const slack = (rest && spanOf(rest.span)?.[1]) ?? 0;
  let sum: Weeks | undefined = [0, 0];
  return phases.map((phase) => {
    const weeks = spanOf(phase.span, plan[phase.id]);
    sum = sum && weeks ? [sum[0] + weeks[0], sum[1] + weeks[1]] : undefined;
    const done: Weeks | undefined = sum && phase !== rest ? [sum[0], sum[1] + slack] : sum;
    return { phase, done };
  });
}

/** The bar of a phase: from the early end of the previous one to its own end. */
export interface PhaseBar {
  readonly id: PhaseId;
  readonly done: Weeks;
  readonly parts: readonly BarPart[];
}

/** Returns the bars of the phases before the first one without a time. */
export function phaseBars(times: readonly PhaseTime[]): readonly PhaseBar[] {
  let from = 0;
  return times.flatMap(({ phase: { id }, done }) => {
    if (!done) return [];
    const [low, high] = done;
    const parts: readonly BarPart[] = [
      { from, to: low, tone: 1 },
      { from: low, to: high, tone: 1, isRange: true },
    ];
    from = low;
    return [{ id, done, parts }];
  });
}

export function factsOf(place: Place): readonly FactId[] {
  const ids = timelines[place].flatMap(({ span }) => {
    if (span.by === 'fact') return [span.fact];
    return span.by === 'rest' ? [span.total, span.without].flat() : [];
  });
  return [...new Set(ids)];
}

/** Returns the day that is some weeks after another one. */
export const weeksAfter = (day: IsoDay, weeks: number): IsoDay => daysAfter(day, weeks * 7);

/** Parses entered weeks; undefined for other text. */
export function parseWeeks(text: string): number | undefined {
  const digits = latinDigits(text).trim();
  const weeks = /^\d{1,3}$/.test(digits) ? Number(digits) : undefined;
  return weeks !== undefined && weeks <= MAX_WEEKS ? weeks : undefined;
}
