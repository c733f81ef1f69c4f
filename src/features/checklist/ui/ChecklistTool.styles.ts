import { styled } from '@mui/material/styles';

/** The whole tool. */
export const Tool = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(1.5rem, 3vw, 2.5rem)',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

/** The list's name and how far it is, beside the choices that it follows from. */
export const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
  gap: '1.25rem clamp(1.5rem, 5vw, 4rem)',
  alignItems: 'start',
  padding: 'clamp(1.25rem, 3vw, 2rem)',
  borderRadius: 'var(--r-card)',
  backgroundColor: 'var(--tint)',
  '& h2': { fontSize: 'var(--fs-3)', lineHeight: 'var(--lh-snug)', overflowWrap: 'anywhere' },
  '& h2 + p': {
    marginBlockStart: '0.75rem',
    fontWeight: 'var(--w-head)',
    fontSize: 'var(--fs-2)',
    lineHeight: 'var(--lh-snug)',
  },
  '& .MuiLinearProgress-root': { marginBlock: '0.6rem 0.9rem' },
  '& .MuiLinearProgress-root + p': { fontSize: 'var(--fs-small)' },
  '@media (max-width: 60rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media print': { display: 'block' },
});

/** The documents, with what is said of all of them beside it. */
export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 21rem',
  gap: 'clamp(2rem, 5vw, 4rem)',
  alignItems: 'start',
  '& > div > p': {
    maxInlineSize: 'var(--measure)',
    marginBlockEnd: '1.5rem',
    fontSize: 'var(--fs-small)',
  },
  '& section + section': { marginBlockStart: '2rem' },
  '@media (max-width: 60rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media print': { display: 'block', '& > div > p': { display: 'none' } },
});

/** The name of a group of papers, and how far it is. */
export const GroupHead = styled('div')({
  display: 'flex',
  gap: '1rem',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  marginBlockEnd: '0.5rem',
  '& > bdi': { whiteSpace: 'nowrap' },
});
