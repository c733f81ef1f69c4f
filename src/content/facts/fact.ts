/** A date, `YYYY-MM-DD`. */
export type IsoDay = `${number}-${number}-${number}`;

/** The unit of a value. Currencies are ISO 4217 codes; `text` values are shown unchanged. */
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
 * The certainty of a figure: `stated` by the authority or law, or by the firm for its prices; `about` if no authority
 * has confirmed it; `disputed` if sources disagree (then it is a range).
 */
export type Certainty = 'stated' | 'about' | 'disputed';

/** A figure or rule with its source and the day of its check. */
export interface Fact {
  /** A number, a low–high pair, or text (`date`: an `IsoDay`). */
  readonly value: number | readonly [low: number, high: number] | string;
  readonly unit: FactUnit;
  /** A description that fits before a colon. */
  readonly covers: string;
  /** The authority, law or study. */
  readonly source: string;
  /**
   * Its page, or the publisher's site if the page is unknown; none for prices given by sellers. The launch check lists
   * addresses that are no page.
   */
  readonly url?: `https://${string}`;
  /** Day of publication or last revision, if stated. */
  readonly publishedOn?: IsoDay;
  readonly checkedOn: IsoDay;
  readonly certainty: Certainty;
  /** First day on which the rule applies. */
  readonly validFrom?: IsoDay;
  /** Last day on which the rule applies. */
  readonly validTo?: IsoDay;
}
