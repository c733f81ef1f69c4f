import type { DocumentId } from '../../content/checklist/documents.ts';
import type { List, Mark } from './model.ts';
import { sectionsOf } from './requiredDocuments.ts';

const OPEN: Mark = { state: 'open', note: '', at: 0 };

/** What is noted of a document; of one that nobody has touched, nothing. */
export const markOf = (list: List, id: DocumentId): Mark => list.marks[id] ?? OPEN;

/** How many of the documents that count are ready: those that are not needed in this case count for nothing. */
export function progressOf(list: List): { readonly done: number; readonly count: number } {
  const states = sectionsOf(list).flatMap(({ documents }) =>
    documents.map(({ id }) => markOf(list, id).state),
  );
  return {
    done: states.filter((state) => state === 'done').length,
    count: states.filter((state) => state !== 'none').length,
  };
}
