/** A seeded random generator. */
export interface Chance {
  readonly below: (end: number) => number;
  readonly oneOf: <T>(values: readonly [T, ...T[]]) => T;
}

/** Returns a mulberry32 generator. */
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
