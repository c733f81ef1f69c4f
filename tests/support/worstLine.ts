import { type Fault, type FaultChooser, seededChoice } from './faults.ts';

/** How long a stalled request waits for its headers before it continues. */
export const STALL_MS = 20_000;

/** The faults of ten requests: three stall, one is truncated, one fails. */
const KINDS = [
  'stall',
  'stall',
  'stall',
  'cut',
  'busy',
  'pass',
  'pass',
  'pass',
  'pass',
  'pass',
] as const satisfies readonly WorstKind[];

export type WorstKind = 'stall' | 'cut' | 'busy' | 'pass';

/** Latencies of 400 ± 300 ms, evenly distributed. */
const LATENCIES = Array.from({ length: 601 }, (_, step) => 100 + step);

const FAULTS: Readonly<Record<WorstKind, Fault>> = {
  stall: 'pass',
  cut: 'drop-body',
  busy: { status: 503 },
  pass: 'pass',
};

export interface WorstRequest {
  readonly path: string;
  readonly kind: WorstKind;
  /** The arrival in milliseconds since 1970. */
  readonly at: number;
}

/**
 * The worst network that the site must work on: 30 % of all requests stall for 20 s before the headers, 10 % lose
 * their connection in the middle of the body, 10 % return 503, and each has a latency of 100 to 700 ms. The faults
 * depend on seed, path and repetition, not on the order of requests.
 * @param tell is called with each request, to explain why a step was late
 */
export function worstLine(
  seed: number,
  onRequest: (request: WorstRequest) => void = () => undefined,
): FaultChooser {
  return ({ path }, earlier) => {
    const key = `${seed} ${earlier} ${path}`;
    const kind = seededChoice(`kind ${key}`, KINDS) ?? 'pass';
    const latency = seededChoice(`latency ${key}`, LATENCIES) ?? 400;
    onRequest({ path, kind, at: Date.now() });
    return { delay: kind === 'stall' ? latency + STALL_MS : latency, before: FAULTS[kind] };
  };
}
