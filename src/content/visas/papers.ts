export const ALWAYS = ['passport', 'photo', 'former', 'contact'] as const;

/** Additional documents by kind of visa, as on `/visa/requirements`. */
export const papersByKind = {
  visit: ['ticket', 'stay', 'statements', 'hostLetter'],
  investor: ['licence', 'card', 'shareholder'],
  employee: ['offer', 'degree', 'professional', 'cancellation'],
  family: ['certificates', 'income', 'tenancy', 'consent'],
  golden: ['proof', 'cover', 'approval'],
} as const;

export type VisaKind = keyof typeof papersByKind;

export type PaperId = (typeof ALWAYS)[number] | (typeof papersByKind)[VisaKind][number];

/** Documents that need attestation if issued abroad. */
export const STAMPED: ReadonlySet<PaperId> = new Set(['shareholder', 'degree', 'certificates']);
