import type { FactId } from '../facts/facts.ts';

/** Where the company is set up. */
export const PLACES = ['mainland', 'freeZone', 'offshore', 'uk', 'estonia'] as const;
export type Place = (typeof PLACES)[number];

export const PHASES = ['papers', 'licence', 'register', 'identity', 'card', 'bank', 'rest'] as const;
export type PhaseId = (typeof PHASES)[number];

/** The duration of a phase: a fact, the rest of a total after other phases, or user input where no source applies. */
export type Span =
  | { readonly by: 'fact'; readonly fact: FactId }
  | { readonly by: 'rest'; readonly total: FactId; readonly without: readonly FactId[] }
  | { readonly by: 'reader' };

export interface Phase {
  readonly id: PhaseId;
  readonly span: Span;
}

const asked = (id: PhaseId): Phase => ({ id, span: { by: 'reader' } });
const known = (id: PhaseId, fact: FactId): Phase => ({ id, span: { by: 'fact', fact } });

/** The consecutive phases of each kind of company (PG-02). */
export const timelines: Readonly<Record<Place, readonly Phase[]>> = {
  mainland: [
    known('licence', 'mainland-licence-time'),
    known('bank', 'bank-account-time'),
    {
      id: 'rest',
      span: {
        by: 'rest',
        total: 'mainland-total-time',
        without: ['mainland-licence-time', 'bank-account-time'],
      },
    },
  ],
  freeZone: [asked('papers'), asked('licence'), asked('bank')],
  offshore: [asked('papers'), asked('register'), asked('bank')],
  uk: [asked('identity'), asked('register'), asked('bank')],
  estonia: [known('card', 'ee-residency-card-time'), asked('register'), asked('bank')],
};
