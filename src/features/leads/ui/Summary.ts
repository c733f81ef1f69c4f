import { styled } from '@mui/material/styles';

/** What was entered, as a list of terms: each in a `div`. */
export const Summary = styled('dl')({
  margin: 0,
  marginBlockStart: '1.25rem',
  borderBlockStart: '1px solid var(--line)',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: '0.1rem 1rem',
    alignItems: 'baseline',
    paddingBlock: '0.65rem',
    borderBlockEnd: '1px solid var(--line)',
    lineHeight: 'var(--lh-snug)',
  },
  '& dt': { color: 'var(--ink-soft)' },
  '& dd': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& dd span': { fontWeight: 'var(--w-body)' },
  '@media (max-width: 30rem)': { '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The ways on from a confirmation: links in pairs, buttons and notes in lines of their own. */
export const Ways = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0.75rem',
  marginBlockStart: '1.5rem',
  '& > button, & > p': { gridColumn: '1 / -1' },
  '& > p': { marginBlockStart: '-0.25rem' },
  '@media (max-width: 30rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
