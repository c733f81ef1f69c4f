import { styled } from '@mui/material/styles';
import type { KeyFigure } from '../../content/pages/page.ts';
import { Rich } from './Rich.tsx';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
  gap: '1.25rem clamp(1.25rem, 3vw, 2rem)',
  '& > div': { paddingBlockStart: '0.75rem', borderBlockStart: '2px solid var(--primary)' },
  '& dt': { color: 'var(--ink-soft)', fontSize: 'var(--fs-small)', lineHeight: 'var(--lh-snug)' },
  '& dd': {
    marginBlockStart: '0.25rem',
    fontSize: 'var(--fs-3)',
    fontWeight: 'var(--w-head)',
    lineHeight: 'var(--lh-snug)',
  },
  // On a phone a line each: what it is, and its value at the end.
  '@media (max-width: 40rem)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 0,
    borderBlockEnd: '1px solid var(--line)',
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '1rem',
      paddingBlock: '0.75rem',
      borderBlockStart: '1px solid var(--line)',
    },
    '& dd': { marginBlockStart: 0 },
  },
});

/** What a page comes to in two or three figures, below its answer; each leads to its source (PG-01). */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <List>
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
