import { setupTimeFacts } from '../facts/setup-times.ts';

/** A step of a set-up; its words are in the home page's locale files under its number. */
export interface SetupStep {
  readonly number: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** How long it takes where a source says so; what the time counts if not this step alone. */
  readonly time?: {
    readonly fact: (typeof setupTimeFacts)[keyof typeof setupTimeFacts];
    readonly counts?: 'fromStart' | 'inAll';
  };
}

/** The steps of a set-up in their order (HO-12). */
export const setupSteps: readonly SetupStep[] = [
  { number: 1 },
  { number: 2 },
  { number: 3 },
  { number: 4, time: { fact: setupTimeFacts['mainland-licence-time'], counts: 'fromStart' } },
  { number: 5 },
  { number: 6, time: { fact: setupTimeFacts['bank-account-time'] } },
  { number: 7, time: { fact: setupTimeFacts['mainland-total-time'], counts: 'inAll' } },
];
