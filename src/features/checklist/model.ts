import * as v from 'valibot';
import { ORIGINS, OWNERS, PLACES } from '../../content/checklist/documents.ts';
import { randomKey } from '../../shared/randomKey.ts';
import { type Setup, USUAL } from './requiredDocuments.ts';

const Mark = v.object({
  state: v.fallback(v.picklist(['open', 'done', 'none']), 'open'),
  note: v.fallback(v.string(), ''),
  /** When it was last changed, in milliseconds since 1970: the newer one wins where two copies differ. */
  at: v.fallback(v.number(), 0),
});

const List = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  name: v.fallback(v.string(), ''),
  place: v.fallback(v.picklist(PLACES), USUAL.place),
  owners: v.fallback(v.picklist(OWNERS), USUAL.owners),
  origin: v.fallback(v.picklist(ORIGINS), USUAL.origin),
  /** When name or choices were last changed. */
  at: v.fallback(v.number(), 0),
  /** When it was deleted; it stays so long as a word of another copy may bring it back. */
  removedAt: v.optional(v.number()),
  /** By document, those that this version does not know included. */
  marks: v.record(v.string(), Mark),
});

/** What is noted of one document: ready, still open, or not needed in this case; and the person’s own words. */
export type Mark = v.InferOutput<typeof Mark>;
/** A list as it is kept. */
export type List = v.InferOutput<typeof List>;

/** A new list with the choices of a set-up, or of another list; nothing of it is kept yet. */
export const newList = ({ place, owners, origin }: Setup, now: number): List => ({
  id: randomKey(),
  name: '',
  place,
  owners,
  origin,
  at: now,
  marks: {},
});

/** A list as it was stored, made whole where that is possible; undefined for what is none. */
export function parseList(stored: unknown): List | undefined {
  const parsed = v.safeParse(List, stored);
  return parsed.success ? parsed.output : undefined;
}

const newer = <T extends { readonly at: number }>(a: T, b: T | undefined): T => (b && b.at > a.at ? b : a);

/** Two copies of a list as one: the newer name and choices, and of each document the newer mark. */
export function mergeList(a: List, b: List): List {
  const marks = { ...b.marks };
  for (const [id, mark] of Object.entries(a.marks)) marks[id] = newer(mark, marks[id]);
  const { removedAt: _a, ...rest } = newer(a, b);
  const removedAt = Math.max(a.removedAt ?? 0, b.removedAt ?? 0);
  return { ...rest, marks, ...(removedAt > rest.at ? { removedAt } : {}) };
}

/** Two copies of all lists as one; the order of the first is kept. */
export function mergeLists(a: readonly List[], b: readonly List[]): readonly List[] {
  const others = new Map(b.map((list) => [list.id, list]));
  const merged = a.map((list) => {
    const other = others.get(list.id);
    others.delete(list.id);
    return other ? mergeList(list, other) : list;
  });
  return [...merged, ...others.values()];
}
