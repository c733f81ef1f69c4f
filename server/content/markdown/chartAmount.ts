import type { Fact, FactUnit } from '../../../src/content/facts/fact.ts';
import type { FactTable } from './factReferences.ts';

/** An amount in a chart: low and high end, equal for one number. */
export interface ChartAmount {
  readonly range: readonly [low: number, high: number];
  readonly unit: FactUnit | undefined;
  readonly certainty: Fact['certainty'];
  readonly used: readonly string[];
}

const PRICE = /^(?:(\d+) × )?([a-z][a-z0-9-]*)$/;
const GIVEN =
  /^(?:([a-z][a-z0-9-]*) of )?(\d+)(?: (above|within) ([a-z][a-z0-9-]*))?(?: at most ([a-z][a-z0-9-]*))?$/;

/** Returns a numeric fact. Throws RangeError for other ids. */
function factOf(id: string, facts: FactTable): Fact & { readonly range: ChartAmount['range'] } {
  const fact = Object.hasOwn(facts, id) ? facts[id] : undefined;
  if (fact === undefined) throw new RangeError(`unknown fact "${id}"`);
  const { value } = fact;
  if (typeof value === 'string') throw new RangeError(`fact "${id}" is no number`);
  return { ...fact, range: typeof value === 'number' ? [value, value] : value };
}

function priceOf(times: number, id: string, facts: FactTable): ChartAmount {
  const { range, unit, certainty } = factOf(id, facts);
  return { range: [range[0] * times, range[1] * times], unit, certainty, used: [id] };
}

/** Returns a rate of a number, of its part above or within a limit, up to a cap. */
function partOf(match: RegExpExecArray, facts: FactTable): ChartAmount {
  const [, rate, digits, side, limit, cap] = match;
  const ids = [rate, limit, cap].filter((id) => id !== undefined);
  const number = (id: string) => factOf(id, facts).range[0];
  const given = Number(digits);
  const bound = limit === undefined ? 0 : number(limit);
  const base =
    side === 'above' ? Math.max(0, given - bound) : side === 'within' ? Math.min(given, bound) : given;
  const share = rate === undefined ? base : (base * number(rate)) / 100;
  const amount = cap === undefined ? share : Math.min(share, number(cap));
  const money = [limit, cap].find((id) => id !== undefined);
  return {
    range: [amount, amount],
    unit: money === undefined ? undefined : factOf(money, facts).unit,
    certainty: ids.some((id) => factOf(id, facts).certainty === 'about') ? 'about' : 'stated',
    used: ids,
  };
}

function termOf(text: string, facts: FactTable): ChartAmount {
  const price = PRICE.exec(text);
  if (price !== null) return priceOf(Number(price[1] ?? 1), price[2] ?? '', facts);
  const given = GIVEN.exec(text);
  if (given === null) throw new RangeError(`"${text}" is no amount`);
  return partOf(given, facts);
}

/**
 * Parses an amount of a chart: a fact (`rakez-licence`), a multiple (`12 × ee-accounting-month`), a number (`500000`),
 * a rule (`uae-ct-rate of 500000 above uae-ct-threshold`, `500000 within uae-ct-threshold`, `… at most …`), and
 * differences of these (`100 − uae-old-sponsor-share`). Throws RangeError for other texts, or different units.
 */
export function chartAmount(text: string, facts: FactTable): ChartAmount {
  const [first, ...rest] = text.split(' − ').map((term) => termOf(term.trim(), facts));
  if (first === undefined) throw new RangeError('an amount is missing');
  return rest.reduce((sum, less) => {
    if (sum.unit !== undefined && less.unit !== undefined && sum.unit !== less.unit) {
      throw new RangeError(`"${text}" mixes ${sum.unit} and ${less.unit}`);
    }
    return {
      range: [sum.range[0] - less.range[1], sum.range[1] - less.range[0]],
      unit: sum.unit ?? less.unit,
      certainty: [sum, less].some(({ certainty }) => certainty === 'about') ? 'about' : 'stated',
      used: [...sum.used, ...less.used],
    };
  }, first);
}
