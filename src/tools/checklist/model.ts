import * as v from 'valibot';
import { type DocumentId, ORIGINS, OWNERS, PLACES } from '../../content/checklist/documents.ts';
import { randomKey } from '../../shared/randomKey.ts';
import { sectionsOf, type Setup, USUAL } from './requiredDocuments.ts';

const Mark = v.object({
  state: v.fallback(v.picklist(['open', 'done', 'none']), 'open'),
  note: v.fallback(v.string(), ''),
  /** Last change in ms since 1970; the newer of two copies wins. */
  at: v.fallback(v.number(), 0),
});

const List = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  name: v.fallback(v.string(), ''),
  place: v.fallback(v.picklist(PLACES), USUAL.place),
  owners: v.fallback(v.picklist(OWNERS), USUAL.owners),
  origin: v.fallback(v.picklist(ORIGINS), USUAL.origin),
  at: v.fallback(v.number(), 0),
  /** Set for a deleted list, which can be restored. */
  removedAt: v.optional(v.number()),
  /** By document id, including unknown ids of other versions. */
  marks: v.record(v.string(), Mark),
});

/** The state of a document, and a note of the user. */
export type Mark = v.InferOutput<typeof Mark>;
export type List = v.InferOutput<typeof List>;

/** Creates a list with the choices of a set-up or of another list, without storing it. */
export const newList = ({ place, owners, origin }: Setup, now: number): List => ({
  id: randomKey(),
  name: '',
  place,
  owners,
  origin,
  at: now,
  marks: {},
});

/** Parses a stored list; undefined for invalid data. */
export function parseList(stored: unknown): List | undefined {
  const parsed = v.safeParse(List, stored);
  return parsed.success ? parsed.output : undefined;
}

const newer = <T extends { readonly at: number }>(a: T, b: T | undefined): T => (b && b.at > a.at ? b : a);

/** Merges two copies of a list: the newer name and choices, and the newer mark of each document. */
export function mergeList(a: List, b: List): List {
  const marks = { ...b.marks };
  for (const [id, mark] of Object.entries(a.marks)) marks[id] = newer(mark, marks[id]);
  const { removedAt: _a, ...rest } = newer(a, b);
  const removedAt = Math.max(a.removedAt ?? 0, b.removedAt ?? 0);
  return { ...rest, marks, ...(removedAt > rest.at ? { removedAt } : {}) };
}

/** Merges two copies of all lists, in the order of the first. */
export function mergeLists(a: readonly List[], b: readonly List[]): readonly List[] {
  const others = new Map(b.map((list) => [list.id, list]));
  const merged = a.map((list) => {
    const other = others.get(list.id);
    others.delete(list.id);
    return other ? mergeList(list, other) : list;
  });
  return [...merged, ...others.values()];
}

const OPEN: Mark = { state: 'open', note: '', at: 0 };

export const markOf = (list: List, id: DocumentId): Mark => list.marks[id] ?? OPEN;

type Progress = Readonly<Record<'done' | 'count', number>>;

/** Returns how many of the required documents are ready. */
export function progressIn(list: List, documents: readonly { readonly id: DocumentId }[]): Progress {
  const states = documents.map(({ id }) => markOf(list, id).state);
  return {
    done: states.filter((state) => state === 'done').length,
    count: states.filter((state) => state !== 'none').length,
  };
}

export const progressOf = (list: List): Progress =>
  progressIn(
    list,
    sectionsOf(list).flatMap(({ documents }) => documents),
  );
