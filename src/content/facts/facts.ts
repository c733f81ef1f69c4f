import type { FactId } from './factIds.ts';
import { facts } from './table.ts';

export { facts };
export type { FactId };

/** Returns true for the id of a fact. */
export function isFactId(text: string): text is FactId {
  return Object.hasOwn(facts, text);
}
