/** What every visa application asks for. */
export const ALWAYS = ['passport', 'photo', 'former', 'contact'] as const;

/** What each kind of visa asks for beside that, as `/visa/requirements` says it. */
export const papersByKind = {
  visit: ['ticket', 'stay', 'statements', 'hostLetter'],
  investor: ['licence', 'card', 'shareholder'],
  employee: ['offer', 'degree', 'professional', 'cancellation'],
  family: ['certificates', 'income', 'tenancy', 'consent'],
  golden: ['proof', 'cover', 'approval'],
} as const;

/** A kind of visa. */
export type VisaKind = keyof typeof papersByKind;

/** A paper that is asked for. */
export type PaperId = (typeof ALWAYS)[number] | (typeof papersByKind)[VisaKind][number];

/** Papers that need the chain of stamps when they were issued abroad. */
export const STAMPED: ReadonlySet<PaperId> = new Set(['shareholder', 'degree', 'certificates']);
