import type { Note } from '../../content/pages/shownBlocks.ts';

/** Remarks on a figure. `TextEffects` shows or hides those that depend on the date. */
export const Notes = ({ notes }: { notes: readonly Note[] }) =>
  notes.map(({ text, until, after }) => (
    <span key={text} data-until={until} data-after={after} hidden={after !== undefined}>
      {text}.{' '}
    </span>
  ));
