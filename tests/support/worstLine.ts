import { type Fault, type FaultChooser, seededChoice } from './faults.ts';

/** How long a request that stalls waits for its headers, in milliseconds; it goes on after that. */
export const STALL = 20_000;

/** What becomes of ten requests: three stall, one is cut in the middle of its body, one is turned away. */
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

/** What happens to a request on the worst line. */
export type WorstKind = 'stall' | 'cut' | 'busy' | 'pass';

/** Latencies of 400 ± 300 ms, evenly spread. */
const LATENCIES = Array.from({ length: 601 }, (_, step) => 100 + step);

const FAULTS: Readonly<Record<WorstKind, Fault>> = {
  stall: 'pass',
  cut: 'drop-body',
  busy: { status: 503 },
  pass: 'pass',
};

/** One request on the worst line, as it was decided. */
export interface WorstRequest {
  /** Path and query. */
  readonly path: string;
  readonly kind: WorstKind;
  /** When it came in, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * The worst line that the site has to stand: of all requests, whatever they are for, 30 % stall for 20 s before
 * the headers and then go on, 10 % lose their connection in the middle of the body, 10 % are answered with 503,
 * and every one has a latency of 100 to 700 ms. The same for the same seed: it is decided by path and repetition,
 * so that the order of requests does not matter.
 * @param tell is called with each request, for whoever wants to know why something was late
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
    return { delay: kind === 'stall' ? latency + STALL : latency, before: FAULTS[kind] };
  };
}
