export const PLACES = ['mainland', 'freeZone', 'offshore', 'uk', 'estonia'] as const;
export type Place = (typeof PLACES)[number];

export const OWNERS = ['person', 'company', 'both'] as const;

/** Where the owners' documents were issued, which decides how they are legalised. */
export const ORIGINS = ['apostille', 'legalise', 'uae'] as const;

export const GROUPS = ['people', 'parent', 'signing', 'company', 'address', 'bank'] as const;
export type Group = (typeof GROUPS)[number];

/**
 * The kind of a document: a scan of a personal one; a public one (register, university); one signed for this purpose; a
 * statement of a bank or another firm; or one that is made during the set-up.
 */
export type Nature = 'scan' | 'public' | 'signed' | 'statement' | 'made';

interface Listed {
  readonly id: string;
  readonly group: Group;
  readonly nature: Nature;
  readonly in: readonly Place[];
  readonly owner?: 'person' | 'company';
  readonly when?: true;
}

const UAE = ['mainland', 'freeZone', 'offshore'] as const;
const ONSHORE = ['mainland', 'freeZone'] as const;

/**
 * Documents that founders generally need; authorities and banks may require others (PG-02). Sources: the firm's
 * articles and pages on documents and attestation, and public checklists of agents, registrars and notaries, read in
 * November 2026.
 */
export const documents = [
  { id: 'passport', group: 'people', nature: 'scan', in: PLACES },
  { id: 'homeAddress', group: 'people', nature: 'scan', in: PLACES },
  { id: 'photos', group: 'people', nature: 'scan', in: [...ONSHORE, 'estonia'] },
  { id: 'stay', group: 'people', nature: 'scan', in: ONSHORE, when: true },
  { id: 'noObjection', group: 'people', nature: 'made', in: ONSHORE, owner: 'person', when: true },
  { id: 'cv', group: 'people', nature: 'made', in: UAE },
  { id: 'degree', group: 'people', nature: 'public', in: ONSHORE, when: true },
  { id: 'personalCode', group: 'people', nature: 'made', in: ['uk'] },
  { id: 'directorDetails', group: 'people', nature: 'made', in: ['uk'] },
  { id: 'digitalCard', group: 'people', nature: 'made', in: ['estonia'] },
  { id: 'incorporation', group: 'parent', nature: 'public', in: [...UAE, 'uk'], owner: 'company' },
  { id: 'standing', group: 'parent', nature: 'public', in: PLACES, owner: 'company' },
  { id: 'parentArticles', group: 'parent', nature: 'public', in: PLACES, owner: 'company' },
  { id: 'registers', group: 'parent', nature: 'public', in: PLACES, owner: 'company' },
  { id: 'ownersChart', group: 'parent', nature: 'made', in: PLACES, owner: 'company' },
  { id: 'resolution', group: 'parent', nature: 'signed', in: PLACES, owner: 'company' },
  { id: 'parentAccounts', group: 'parent', nature: 'statement', in: PLACES, owner: 'company', when: true },
  { id: 'power', group: 'signing', nature: 'signed', in: [...UAE, 'estonia'], when: true },
  { id: 'specimen', group: 'signing', nature: 'signed', in: ['freeZone', 'offshore'], when: true },
  { id: 'boardConsent', group: 'signing', nature: 'signed', in: ['estonia'], when: true },
  { id: 'names', group: 'company', nature: 'made', in: PLACES },
  { id: 'activities', group: 'company', nature: 'made', in: PLACES },
  { id: 'articles', group: 'company', nature: 'made', in: PLACES },
  { id: 'approvals', group: 'company', nature: 'made', in: [...ONSHORE, 'uk', 'estonia'], when: true },
  { id: 'beneficial', group: 'company', nature: 'made', in: PLACES },
  { id: 'agentForms', group: 'company', nature: 'made', in: ['offshore'] },
  { id: 'lease', group: 'address', nature: 'made', in: ['mainland'] },
  { id: 'zoneLease', group: 'address', nature: 'made', in: ['freeZone'] },
  { id: 'registeredOffice', group: 'address', nature: 'made', in: ['uk'] },
  { id: 'contactPerson', group: 'address', nature: 'made', in: ['estonia'], when: true },
  { id: 'statements', group: 'bank', nature: 'statement', in: PLACES },
  { id: 'wealth', group: 'bank', nature: 'statement', in: PLACES },
  { id: 'contracts', group: 'bank', nature: 'made', in: PLACES },
  { id: 'plan', group: 'bank', nature: 'made', in: PLACES },
  { id: 'taxNumber', group: 'bank', nature: 'made', in: PLACES },
] as const satisfies readonly Listed[];

export type ChecklistDocument = (typeof documents)[number];
export type DocumentId = ChecklistDocument['id'];
