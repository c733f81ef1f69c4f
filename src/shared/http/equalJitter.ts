/**
 * A pause between half of `longest` and all of it, in its unit: “equal jitter”, for pauses that must not become too
 * short (see backoff.ts). `random` is from 0 to 1.
 */
export const equalJitter = (longest: number, random = Math.random()): number => longest * (0.5 + random / 2);
