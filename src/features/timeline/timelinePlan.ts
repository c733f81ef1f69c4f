import type { Fact, IsoDay } from '../../content/facts/fact.ts';
import { type FactId, facts } from '../../content/facts/facts.ts';
import { latinDigits } from '../../shared/text/latinDigits.ts';
import type { BarPart } from '../../shared/ui/charts/bars.ts';
import {
  type Phase,
  type PhaseId,
  type Place,
  PLACES,
  type Span,
  timelines,
} from '../../content/timeline/phases.ts';

/** Weeks, from the quick case to the slow one. */
export type Weeks = readonly [low: number, high: number];

/** What a timeline is made from (PG-02). */
export interface Plan {
  readonly place: Place;
  /** The first day; undefined for today. */
  readonly start: IsoDay | undefined;
  /** Weeks that the reader was told, where no source holds for all. */
  readonly told: Readonly<Partial<Record<PhaseId, number>>>;
}

export const USUAL: Plan = { place: 'mainland', start: undefined, told: {} };

/** A phase with the weeks after the first day within which it is done; undefined from the first one without a time. */
export interface PhaseTime {
  readonly phase: Phase;
  readonly done: Weeks | undefined;
}

/** So many weeks a reader may enter for a phase. */
export const MOST_WEEKS = 104;

/** The weeks that a fact states. @throws RangeError for a fact that counts something else */
export function weeksOf(id: FactId): Weeks {
  const { value, unit }: Fact = facts[id];
  if (unit !== 'week' || typeof value === 'string') throw new RangeError(`${id} does not count weeks`);
  return typeof value === 'number' ? [value, value] : value;
}

const minus = ([low, high]: Weeks, [otherLow, otherHigh]: Weeks): Weeks => [low - otherLow, high - otherHigh];

function spanOf(span: Span, told: number | undefined): Weeks | undefined {
  if (span.by === 'fact') return weeksOf(span.fact);
  if (span.by === 'rest') return span.without.map(weeksOf).reduce(minus, weeksOf(span.total));
  return told === undefined ? undefined : [told, told];
}

/**
 * The phases of a plan, each with when it is done; one after the other. What is left of a total may fall before any of
 * them as well as after: it puts off the late end of each.
 */
export function phasesOf({ place, told }: Plan): readonly PhaseTime[] {
  const phases = timelines[place];
  const rest = phases.find(({ span }) => span.by === 'rest');
  const slack = (rest && spanOf(rest.span, undefined)?.[1]) ?? 0;
  let sum: Weeks | undefined = [0, 0];
  return phases.map((phase) => {
    const weeks = spanOf(phase.span, told[phase.id]);
    sum = sum && weeks ? [sum[0] + weeks[0], sum[1] + weeks[1]] : undefined;
    const done: Weeks | undefined = sum && phase !== rest ? [sum[0], sum[1] + slack] : sum;
    return { phase, done };
  });
}

/** A phase with a time, drawn over the weeks: from the early end of the one before to its own. */
export interface PhaseBar {
  readonly id: PhaseId;
  readonly done: Weeks;
  readonly parts: readonly BarPart[];
}

/** The bars of the phases up to the first one without a time. */
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

/** The facts behind a place’s timeline, each once. */
export function factsOf(place: Place): readonly FactId[] {
  const ids = timelines[place].flatMap(({ span }) => {
    if (span.by === 'fact') return [span.fact];
    return span.by === 'rest' ? [span.total, ...span.without] : [];
  });
  return [...new Set(ids)];
}

/** Whether a text is a day that exists, as `YYYY-MM-DD`. */
export function isDay(text: string): text is IsoDay {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day so many weeks after another one. */
export const weeksAfter = (day: IsoDay, weeks: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + weeks * 7 * 86_400_000).toISOString().slice(0, 10);

/** Weeks as they were typed or stored; undefined for what is no whole number of weeks. */
export function parseWeeks(text: string): number | undefined {
  const digits = latinDigits(text).trim();
  const weeks = /^\d{1,3}$/.test(digits) ? Number(digits) : undefined;
  return weeks !== undefined && weeks <= MOST_WEEKS ? weeks : undefined;
}

/** The query that shows a plan: `in`, `on`, and each entered time under its phase’s name. */
export function planToUrl({ place, start, told }: Plan): Record<string, string> {
  const entered = timelines[place].flatMap(({ id }) => {
    const weeks = told[id];
    return weeks === undefined ? [] : [[id, String(weeks)] as const];
  });
  return { in: place, ...(start ? { on: start } : {}), ...Object.fromEntries(entered) };
}

/** The plan of an address; undefined when it names no place. What cannot be read in it is left out. */
export function planFromUrl(params: URLSearchParams): Plan | undefined {
  const place = PLACES.find((each) => each === params.get('in'));
  if (!place) return undefined;
  const start = params.get('on') ?? '';
  const told = timelines[place].flatMap(({ id, span }) => {
    const weeks = span.by === 'reader' ? parseWeeks(params.get(id) ?? '') : undefined;
    return weeks === undefined ? [] : [[id, weeks] as const];
  });
  return { place, start: isDay(start) ? start : undefined, told: Object.fromEntries(told) };
}
