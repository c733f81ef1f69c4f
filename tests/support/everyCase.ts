/** True for `npm run test:full`, project `cases`, which runs the cases that `npm test` omits. */
export const everyCase = process.env['EVERY_CASE'] === '1';

/** Tags tests that have further cases in `npm run test:full`. */
export const CASES = { tags: ['cases'] };

/** Returns the first cases for `npm test` (QU-06), and the other ones for `npm run test:full`. */
export const choice = <T>(first: number, cases: readonly T[]): readonly T[] =>
  everyCase ? cases.slice(first) : cases.slice(0, first);

/** Tags a test that only `npm run test:full` runs. */
export const IN_FULL = { ...CASES, skip: !everyCase };
