import { ALWAYS, type PaperId, papersByKind, STAMPED, type VisaKind } from '../../content/visas/papers.ts';
import type { QueryModel } from '../../shared/hooks/useQueryState.ts';

/** In the order in which they are offered. */
export const KINDS = [
  'investor',
  'employee',
  'family',
  'golden',
  'visit',
] as const satisfies readonly VisaKind[];

/** What is asked for with a kind of visa, what all kinds need first (PG-02). */
export const papersFor = (kind: VisaKind): readonly PaperId[] => [...ALWAYS, ...papersByKind[kind]];

/** Whether one of them needs stamps when it was issued abroad. */
export const needsStamps = (kind: VisaKind): boolean => papersFor(kind).some((paper) => STAMPED.has(paper));

/** How many of a kind's papers are ready. What was checked for another kind does not count here. */
export function progressOf(kind: VisaKind, done: ReadonlySet<PaperId>): { done: number; count: number } {
  const papers = papersFor(kind);
  return { done: papers.filter((paper) => done.has(paper)).length, count: papers.length };
}

const every: ReadonlySet<string> = new Set(KINDS.flatMap(papersFor));
const isPaper = (name: unknown): name is PaperId => typeof name === 'string' && every.has(name);

/** The papers that were checked, as the device keeps them; what is not understood is left out. */
export const parseCheckedPapers = (text: string): ReadonlySet<PaperId> =>
  new Set(text.split(' ').filter(isPaper));

const KEY = 'v';
const USUAL = { kind: 'investor' } as const satisfies { kind: VisaKind };

/** The kind of visa in the address and on the device: `?v=family`. */
export const kindModel: QueryModel<{ readonly kind: VisaKind }> = {
  place: 'marsa-visa',
  usual: USUAL,
  speaks: (query) => query.has(KEY),
  parse: (query) => ({ kind: KINDS.find((kind) => kind === query.get(KEY)) ?? USUAL.kind }),
  write: ({ kind }, rest) => {
    const query = new URLSearchParams(rest);
    if (kind === USUAL.kind) query.delete(KEY);
    else query.set(KEY, kind);
    return query;
  },
};
