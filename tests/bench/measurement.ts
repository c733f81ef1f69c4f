/** Something measured, as often as it was run. */
export interface Measurement {
  /** What was measured: the row of the table. */
  readonly subject: string;
  /** Which of its figures: the column. */
  readonly metric: string;
  /** `ms`, `B`, `points`; empty for a bare number. */
  readonly unit: string;
  /** One value a run. Infinity for what never happened. */
  readonly values: readonly number[];
}

/** What a part of the bench has found. */
export interface PartResult {
  readonly title: string;
  /** What one must know to read the figures. */
  readonly conditions: readonly string[];
  readonly measurements: readonly Measurement[];
  /** Further lines, such as what was late and why. */
  readonly details?: readonly string[];
}

/** What can be chosen on the command line. */
export interface BenchOptions {
  /** How often each thing is measured; each part has its own default. */
  readonly runs: number | undefined;
  /** Pause for reading before each step of a session, in milliseconds. */
  readonly dwell: number;
}

/** One part of the bench. */
export type Part = (options: BenchOptions) => Promise<PartResult>;

/** The middle value, of an even number the lower of the two in the middle; NaN of nothing. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/** Collects values under the same names, in the order in which the names first came. */
export class Collector {
  readonly #all = new Map<string, Measurement & { values: number[] }>();

  /** Adds the value of one run. */
  add(subject: string, metric: string, unit: string, value: number): void {
    const key = `${subject}\n${metric}`;
    const known = this.#all.get(key);
    if (known) known.values.push(value);
    else this.#all.set(key, { subject, metric, unit, values: [value] });
  }

  /** All that was collected. */
  all(): readonly Measurement[] {
    return [...this.#all.values()];
  }
}

/** Says on the terminal how far the bench is, apart from its results. */
export function progress(text: string): void {
  console.warn(`  ${text}`);
}
