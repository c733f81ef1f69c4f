import type { ShownBlockOf } from '../../content/pages/shownBlocks.ts';
import { Notes } from './Notes.tsx';
import { Rich } from './Rich.tsx';

/** Answer with a source for each figure, and the date of its check below (PG-04). */
export function Answer({ answer, sources, notes }: Omit<ShownBlockOf<'faq'>['items'][number], 'question'>) {
  return (
    <>
      <p>
        <Rich text={answer} />
      </p>
      {notes.length === 0 ? null : (
        <p className="soft">
          <small>
            {sources.map((source) => (
              <span key={source}>{source}. </span>
            ))}
            <Notes notes={notes} />
          </small>
        </p>
      )}
    </>
  );
}
