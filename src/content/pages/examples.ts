import { amountIn, type SumCurrency } from '../facts/amount.ts';
import type { Fact } from '../facts/fact.ts';
import { facts, type FactId } from '../facts/facts.ts';
import { numberIn } from '../facts/read.ts';
import type { ExampleBlock, ExampleLine, RichText } from './page.ts';

/** Low and high of a sum, the same where nothing in it is a range. */
export type Amount = readonly [low: number, high: number];

/** What a line comes to, in whole units of its case's currency; nothing for what is only given. @throws RangeError for a fact that is no amount */
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

/** What a worked case comes to. @throws RangeError for a fact that is no amount */
export function exampleTotal({ lines, currency }: Pick<ExampleBlock, 'lines' | 'currency'>): Amount {
  const amounts = lines.flatMap((line) => {
    const amount = lineAmount(line, currency);
    return amount ? [amount] : [];
  });
  return [amounts.reduce((sum, [low]) => sum + low, 0), amounts.reduce((sum, [, high]) => sum + high, 0)];
}

/** The facts that a line rests on. */
export function factsOfLine(line: ExampleLine): readonly FactId[] {
  if ('given' in line) return [];
  if ('fact' in line) return [line.fact];
  return line.above === undefined ? [line.rate] : [line.rate, line.above];
}

/** Whether one of a line's figures is not confirmed, or converted. */
export const isAbout = (line: ExampleLine, currency: SumCurrency): boolean =>
  factsOfLine(line).some((id) => {
    const { certainty, unit }: Fact = facts[id];
    return certainty === 'about' || (unit !== currency && unit !== '%');
  });

/** How a line is counted, where its amount alone does not say it: "2 × AED 3,500". */
export function workingOf(line: ExampleLine, format: (amount: number) => string): RichText | undefined {
  if ('given' in line) return undefined;
  if ('fact' in line)
    return line.times === undefined || line.times === 1 ? undefined : `${line.times} × {{${line.fact}}}`;
  const base = line.above === undefined ? format(line.of) : `(${format(line.of)} − {{${line.above}}})`;
  return `{{${line.rate}}} × ${base}`;
}
