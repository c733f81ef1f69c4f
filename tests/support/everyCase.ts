/** True in `npm run test:full`, which goes through every case; `npm test` has time for a choice of them (QU-06). */
export const everyCase = process.env['EVERY_CASE'] === '1';

/** The cases to go through: all of them in `npm run test:full`, else the first ones, as many as `npm test` has time for. */
export const choice = <T>(first: number, cases: readonly T[]): readonly T[] =>
  everyCase ? cases : cases.slice(0, first);
