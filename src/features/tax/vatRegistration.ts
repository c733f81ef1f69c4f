import { numberIn } from '../../content/facts/read.ts';

/** Sales and costs in dirhams (PG-02), of the months that the count goes over where nothing else is said. */
export interface Sales {
  readonly standard: number;
  readonly zero: number;
  readonly exempt: number;
  /** Services bought from abroad, for which the buyer accounts. */
  readonly imports: number;
  /** Goods brought in from abroad: they count as the services do (article 19). */
  readonly goods: number;
  /** Taxable sales and imports that are expected in the coming days. */
  readonly next: number;
  /** Costs that bear the tax. */
  readonly costs: number;
  /** No place of business in the UAE. */
  readonly abroad: boolean;
}

/** Whether one registers, and why. */
export type Verdict =
  | 'mustPast'
  | 'mustNext'
  | 'mustBoth'
  | 'abroad'
  | 'abroadNothing'
  | 'maySales'
  | 'mayCosts'
  | 'mayNext'
  | 'not';

export interface VatResult {
  readonly verdict: Verdict;
  /** What counts towards the thresholds; exempt sales do not. */
  readonly counted: number;
  /** All of it is at the zero rate: an exception may be asked for. */
  readonly zeroOnly: boolean;
  /** How much is left before registering is a duty; nothing when it is one. */
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

/** Whether a business has to register for VAT, and what it would then charge and recover, roughly. */
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
