import type { Fact } from '../facts/fact.ts';
import setupTimes from '../facts/setup-times.yaml';

export interface SetupStep {
  readonly number: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** Its duration, if a source states it, and its scope if it is not this step alone. */
  readonly time?: {
    readonly fact: Fact;
    readonly counts?: 'fromStart' | 'inAll';
  };
}

export const setupSteps: readonly SetupStep[] = [
  { number: 1 },
  { number: 2 },
  { number: 3 },
  { number: 4, time: { fact: setupTimes['mainland-licence-time'], counts: 'fromStart' } },
  { number: 5 },
  { number: 6, time: { fact: setupTimes['bank-account-time'] } },
  { number: 7, time: { fact: setupTimes['mainland-total-time'], counts: 'inAll' } },
];
