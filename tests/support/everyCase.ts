/**
 * True where the cases are gone through for which `npm test` has no time (`npm run test:full`, project `cases`).
 */
export const everyCase = process.env['EVERY_CASE'] === '1';

/** What marks tests with such cases, so that `npm run test:full` runs them and none of the others in their files. */
export const CASES = { tags: ['cases'] };

/** The first cases, as many as `npm test` has time for (QU-06); in `npm run test:full` the rest of them. */
export const choice = <T>(first: number, cases: readonly T[]): readonly T[] =>
  everyCase ? cases.slice(first) : cases.slice(0, first);

/** Marks a test that `npm test` has no time for: `npm run test:full` runs it. */
export const IN_FULL = { ...CASES, skip: !everyCase };
