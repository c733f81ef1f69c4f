import * as v from 'valibot';
import { ALWAYS, type PaperId, papersByKind, STAMPED, type VisaKind } from '../../content/visas/papers.ts';
import { queryModel } from '../kit/queryModel.ts';

export const KINDS = [
  'investor',
  'employee',
  'family',
  'golden',
  'visit',
] as const satisfies readonly VisaKind[];

/** Returns the documents for a kind of visa. */
export const papersFor = (kind: VisaKind): readonly PaperId[] => [...ALWAYS, ...papersByKind[kind]];

/** Returns true when one of the documents needs stamps when it was issued abroad. */
export const needsStamps = (kind: VisaKind): boolean => papersFor(kind).some((paper) => STAMPED.has(paper));

export function progressOf(kind: VisaKind, done: ReadonlySet<PaperId>): { done: number; count: number } {
  const papers = papersFor(kind);
  return { done: papers.filter((paper) => done.has(paper)).length, count: papers.length };
}

const every: ReadonlySet<string> = new Set(KINDS.flatMap(papersFor));
const isPaper = (name: unknown): name is PaperId => typeof name === 'string' && every.has(name);

/** Parses the stored list of ticked documents, without unknown ones. */
export const parseCheckedPapers = (text: string): ReadonlySet<PaperId> =>
  new Set(text.split(' ').filter(isPaper));

export const kindModel = queryModel<{ readonly kind: VisaKind }>({
  device: 'marsa-visa',
  schema: v.object({ kind: v.picklist(KINDS) }),
  usual: { kind: 'investor' },
  parameters: { v: ['kind'] },
});
