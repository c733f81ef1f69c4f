/** A field that a request lacks. */
export interface Lack {
  readonly field: string;
  /** Its name in the summary, which shows it as not given; without it the summary leaves it out. */
  readonly label?: string;
  /** The words of the button that leads to it. */
  readonly action: string;
}
