import { resolve } from 'node:path';
import type { Fact } from './fact.ts';
import type { FactId } from './factIds.ts';
import { factTable } from './readFacts.ts';

/** All facts by id, read from their files. In a bundle, `contentFiles` replaces this module by their data. */
export const facts: Readonly<Record<FactId, Fact>> = Object.assign(
  {},
  factTable(resolve(import.meta.dirname, '../../..')),
);
