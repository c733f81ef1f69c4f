import type { Basis, YearlyPrice } from '../../content/estimates/places.ts';
import type { FactId } from '../../content/facts/facts.ts';
import type words from '../../i18n/locales/en.calculator.json';

/** A line with a price. */
export interface CountedLine extends YearlyPrice {
  readonly id: keyof typeof words.line;
  readonly payee: keyof typeof words.payee;
  readonly times: number;
}

/** A line without a price in any source. */
export interface OpenLine {
  readonly id: keyof typeof words.open;
  readonly times: number;
}

/** A sum in a place's currency. */
export interface Total {
  readonly low: number;
  readonly high: number;
  /** Whether a part is general knowledge, converted, or from an earlier year. */
  readonly about: boolean;
  /** Whether a part is the lowest price of a list. */
  readonly from: boolean;
}

/** The costs of a set-up, as far as sources state them. */
export interface Estimate {
  readonly basis: Basis;
  readonly currency: 'AED' | 'GBP' | 'EUR';
  readonly counted: readonly CountedLine[];
  readonly open: readonly OpenLine[];
  /** Money that remains the owner's; not part of any sum. */
  readonly capital: FactId | undefined;
  /** Duration of a single payment, where it explains why later years have none. */
  readonly lasts: FactId | undefined;
  /** Undefined for a year without a known price. */
  readonly years: readonly [Total | undefined, Total | undefined, Total | undefined];
  /** Sum of the years; undefined when one of them is unknown. */
  readonly all: Total | undefined;
  readonly converted: boolean;
}
