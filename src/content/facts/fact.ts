/** A calendar day, `YYYY-MM-DD`. */
export type IsoDay = `${number}-${number}-${number}`;

/** What a fact's value counts. Currencies are ISO 4217 codes; `text` values are shown as they are. */
export type FactUnit =
  | 'AED'
  | 'USD'
  | 'GBP'
  | 'EUR'
  | '%'
  | 'day'
  | 'week'
  | 'month'
  | 'year'
  | 'count'
  | 'date'
  | 'text';

/**
 * How sure a figure is: `stated` by the authority or law and read there, or by the firm of its own prices, `about` when no authority confirmed it,
 * as general knowledge or a provider's own claim (its source says so), `disputed` when sources disagree (then give a range).
 */
export type Certainty = 'stated' | 'about' | 'disputed';

/** One figure or rule that pages may show, with where and when it was read. */
export interface Fact {
  /** A number, a low–high pair, or text (for `date`: an `IsoDay`; for `text`: words). */
  readonly value: number | readonly [low: number, high: number] | string;
  readonly unit: FactUnit;
  /** What the figure is, as half a sentence that can stand before a colon. */
  readonly covers: string;
  /** The authority, law or study that says so. */
  readonly source: string;
  /**
   * Its page, or the publisher’s site where the page itself is not known; none for prices that sellers told. The launch
   * check lists what does not open at a page.
   */
  readonly url?: `https://${string}`;
  /** Day on which the source was published or last revised, where it names one. */
  readonly publishedOn?: IsoDay;
  readonly checkedOn: IsoDay;
  readonly certainty: Certainty;
  /** First day on which the rule holds, where it has one. */
  readonly validFrom?: IsoDay;
  /** Last day on which the rule holds, where it has one. */
  readonly validTo?: IsoDay;
}
