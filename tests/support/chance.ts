/** Values that are the same in each run, drawn by chance. */
export interface Chance {
  /** A whole number from 0, below an end. */
  readonly below: (end: number) => number;
  readonly oneOf: <T>(values: readonly [T, ...T[]]) => T;
}

/** Draws by mulberry32. */
export function chance(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number) => Math.floor(next() * end);
  return { below, oneOf: (values) => values[below(values.length)] ?? values[0] };
}
