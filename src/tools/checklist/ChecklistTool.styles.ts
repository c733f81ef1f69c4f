import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { down } from '../../shared/ui/breakpoints.ts';

/** Disabled before hydration, as changes would be lost. */
export const Tool = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--fluid-l)',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const Head = styled(Paper)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
  gap: '1.25rem var(--fluid-2xl)',
  alignItems: 'start',
  padding: 'var(--fluid-m)',
  '& h2': { fontSize: 'var(--fs-3)', lineHeight: 'var(--lh-snug)', overflowWrap: 'anywhere' },
  '& h2 + p': {
    marginBlockStart: '0.75rem',
    fontWeight: 'var(--w-head)',
    fontSize: 'var(--fs-2)',
    lineHeight: 'var(--lh-snug)',
  },
  '& .MuiLinearProgress-root': { marginBlock: '0.5rem 1rem' },
  '& .MuiLinearProgress-root + p': { fontSize: 'var(--fs-small)' },
  [down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media print': { display: 'block' },
});

export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 21rem',
  gap: 'var(--fluid-2xl)',
  alignItems: 'start',
  '& > div > p': {
    maxInlineSize: 'var(--measure)',
    marginBlockEnd: '1.5rem',
    fontSize: 'var(--fs-small)',
  },
  '& section + section': { marginBlockStart: '2rem' },
  [down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media print': { display: 'block', '& > div > p': { display: 'none' } },
});

export const GroupHead = styled(Stack)({
  flexWrap: 'nowrap',
  gap: '1rem',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  marginBlockEnd: '0.5rem',
  '& > bdi': { whiteSpace: 'nowrap' },
});
