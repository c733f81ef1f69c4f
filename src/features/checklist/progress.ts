import type { DocumentId } from '../../content/checklist/documents.ts';
import type { List, Mark } from './model.ts';
import { sectionsOf } from './requiredDocuments.ts';

const OPEN: Mark = { state: 'open', note: '', at: 0 };

/** What is noted of a document; of one that nobody has touched, nothing. */
export const markOf = (list: List, id: DocumentId): Mark => list.marks[id] ?? OPEN;

type Progress = Readonly<Record<'done' | 'count', number>>;

/** How many of some documents are ready: those that are not needed in this case count for nothing. */
export function progressIn(list: List, documents: readonly { readonly id: DocumentId }[]): Progress {
  const states = documents.map(({ id }) => markOf(list, id).state);
  return {
    done: states.filter((state) => state === 'done').length,
    count: states.filter((state) => state !== 'none').length,
  };
}

/** The same of the whole list. */
export const progressOf = (list: List): Progress =>
  progressIn(
    list,
    sectionsOf(list).flatMap(({ documents }) => documents),
  );
