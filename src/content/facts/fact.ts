import type { FactEntry } from './factFile.ts';

/** A date, `YYYY-MM-DD`. */
export type IsoDay = `${number}-${number}-${number}`;

export type FactUnit = FactEntry['unit'];

/** The certainty of a figure. */
export type Certainty = FactEntry['certainty'];

/** A figure or rule with its source and the day of its check; in a file of facts, with its texts in all languages. */
export interface Fact extends Readonly<Omit<FactEntry, 'value' | 'price' | 'covers' | 'source'>> {
  /** A number, a low–high pair, or text (`date`: an `IsoDay`). */
  readonly value: number | readonly [low: number, high: number] | string;
  readonly covers: string;
  readonly source: string;
}
