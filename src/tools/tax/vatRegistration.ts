import { numberIn } from '../../content/facts/read.ts';
import type { Sales } from './taxQuery.ts';
import type words from '../../i18n/locales/en.tax.json';

export type Verdict = keyof typeof words.vat.verdict;

export interface VatResult {
  readonly verdict: Verdict;
  /** The amount that counts towards the thresholds, without exempt sales. */
  readonly counted: number;
  /** All of it is zero-rated: an exception is possible. */
  readonly zeroOnly: boolean;
  readonly room: number;
  readonly output: number;
  readonly input: number;
}

function verdictOf({ abroad, next, costs, standard, zero }: Sales, counted: number): Verdict {
  if (abroad) return standard + zero + next > 0 ? 'abroad' : 'abroadNothing';
  const mandatory = numberIn('uae-vat-mandatory');
  const voluntary = numberIn('uae-vat-voluntary');
  if (counted > mandatory) return next > mandatory ? 'mustBoth' : 'mustPast';
  if (next > mandatory) return 'mustNext';
  // The law says “has exceeded” of both thresholds (Federal Decree-Law 8 of 2017, articles 13 and 17).
  if (counted > voluntary) return 'maySales';
  if (costs > voluntary) return 'mayCosts';
  return next > voluntary ? 'mayNext' : 'not';
}

/** Returns whether a business has to register for VAT, with an estimate of its output and input tax. */
export function vatOf(sales: Sales): VatResult {
  const { standard, zero, imports, goods, costs } = sales;
  const counted = standard + zero + imports + goods;
  const share = numberIn('uae-vat-rate') / 100;
  return {
    verdict: verdictOf(sales, counted),
    counted,
    zeroOnly: zero > 0 && counted === zero,
    room: Math.max(0, numberIn('uae-vat-mandatory') - counted),
    output: Math.round(standard * share),
    input: Math.round(costs * share),
  };
}
