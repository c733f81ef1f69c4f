import { styled } from '@mui/material/styles';
import type { KeyFigure } from '../../content/pages/page.ts';
import { PHONE } from '../../shared/ui/PhoneFold.ts';
import { Rich } from './Rich.tsx';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
  gap: '1.25rem clamp(1.25rem, 3vw, 2rem)',
  '& > div': {
    display: 'flex',
    flexDirection: 'column',
    // However long the labels are, the figures stand in one line.
    justifyContent: 'space-between',
    gap: '0.25rem',
    paddingBlockStart: '0.75rem',
    borderBlockStart: '2px solid var(--primary)',
  },
  '& dt': { color: 'var(--ink-soft)', fontSize: 'var(--fs-small)', lineHeight: 'var(--lh-snug)' },
  '& dd': {
    fontSize: 'var(--fs-3)',
    fontWeight: 'var(--w-head)',
    lineHeight: 'var(--lh-snug)',
  },
  [PHONE]: { '&[data-repeats]': { display: 'none' } },
  // On a phone a line each: what it is, and its value at the end.
  '@media (max-width: 40rem)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 0,
    borderBlockEnd: '1px solid var(--line)',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)',
      alignItems: 'baseline',
      columnGap: '1rem',
      paddingBlock: '0.75rem',
      borderBlockStart: '1px solid var(--line)',
    },
    '& dd': { fontSize: 'var(--fs-4)', textAlign: 'end' },
  },
});

interface KeyFiguresProps {
  readonly figures: readonly KeyFigure[];
  /** The tool just above shows them too: on a phone that is enough. */
  readonly repeats: boolean;
}

/** What a page comes to in two or three figures, below its answer; each leads to its source (PG-01). */
export function KeyFigures({ figures, repeats }: KeyFiguresProps) {
  if (figures.length === 0) return null;
  return (
    <List data-repeats={repeats || undefined}>
      {figures.map(({ label, fact }) => (
        <div key={fact}>
          <dt>{label}</dt>
          <dd>
            <Rich text={`{{${fact}}}`} />
          </dd>
        </div>
      ))}
    </List>
  );
}
