/** A measurement with the values of all runs. */
export interface Measurement {
  readonly subject: string;
  readonly metric: string;
  /** `ms`, `B`, `points`, or empty for a plain number. */
  readonly unit: string;
  /** One value per run; Infinity if the event never happened. */
  readonly values: readonly number[];
}

export interface PartResult {
  readonly title: string;
  readonly conditions: readonly string[];
  readonly measurements: readonly Measurement[];
  /** Further lines, such as late steps with their reasons. */
  readonly details?: readonly string[];
}

export interface BenchOptions {
  /** The number of runs; each part has a default. */
  readonly runs: number | undefined;
  /** The pause for reading before each step of a session, in milliseconds. */
  readonly dwell: number;
}

export type Part = (options: BenchOptions) => Promise<PartResult>;

/** Returns the median, of an even number the lower of the two middle values, of none NaN. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

/** Collects values by name, in the order of first use. */
export class Collector {
  readonly #all = new Map<string, Measurement & { values: number[] }>();

  add(subject: string, metric: string, unit: string, value: number): void {
    const key = `${subject}\n${metric}`;
    const known = this.#all.get(key);
    if (known) known.values.push(value);
    else this.#all.set(key, { subject, metric, unit, values: [value] });
  }

  all(): readonly Measurement[] {
    return [...this.#all.values()];
  }
}

/** Prints the progress to stderr, separate from the results. */
export function progress(text: string): void {
  console.warn(`  ${text}`);
}
