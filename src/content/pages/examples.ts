import { amountIn, type SumCurrency } from '../facts/amount.ts';
import type { Fact } from '../facts/fact.ts';
import { facts, type FactId } from '../facts/facts.ts';
import { numberIn } from '../facts/read.ts';
import type { ExampleBlock, ExampleLine, RichText } from './page.ts';

export type Amount = readonly [low: number, high: number];

/** Returns the amount of a line in whole units of the currency, if any. Throws RangeError for other facts. */
export function lineAmount(line: ExampleLine, currency: SumCurrency): Amount | undefined {
  if ('given' in line) return undefined;
  if ('fact' in line) {
    const [low, high] = amountIn(line.fact, currency);
    return [Math.round(low * (line.times ?? 1)), Math.round(high * (line.times ?? 1))];
  }
  const free = line.above === undefined ? 0 : amountIn(line.above, currency)[0];
  const tax = Math.round((Math.max(0, line.of - free) * numberIn(line.rate)) / 100);
  return line.isDeducted === true ? [-tax, -tax] : [tax, tax];
}

/** Returns the total of a worked case. Throws RangeError for a fact that is no amount. */
export function exampleTotal({ lines, currency }: Pick<ExampleBlock, 'lines' | 'currency'>): Amount {
  const amounts = lines.flatMap((line) => {
    const amount = lineAmount(line, currency);
    return amount ? [amount] : [];
  });
  return [amounts.reduce((sum, [low]) => sum + low, 0), amounts.reduce((sum, [, high]) => sum + high, 0)];
}

/** Returns the facts of a line. */
export function factsOfLine(line: ExampleLine): readonly FactId[] {
  if ('given' in line) return [];
  if ('fact' in line) return [line.fact];
  return line.above === undefined ? [line.rate] : [line.rate, line.above];
}

/** Returns true when a figure of a line is unconfirmed or converted. */
export const isAbout = (line: ExampleLine, currency: SumCurrency): boolean =>
  factsOfLine(line).some((id) => {
    const { certainty, unit }: Fact = facts[id];
    return certainty === 'about' || (unit !== currency && unit !== '%');
  });

/** Returns the calculation of a line, such as "2 × AED 3,500". */
export function workingOf(line: ExampleLine, format: (amount: number) => string): RichText | undefined {
  if ('given' in line) return undefined;
  if ('fact' in line)
    return line.times === undefined || line.times === 1 ? undefined : `${line.times} × {{${line.fact}}}`;
  const base = line.above === undefined ? format(line.of) : `(${format(line.of)} − {{${line.above}}})`;
  return `{{${line.rate}}} × ${base}`;
}
