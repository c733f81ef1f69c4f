import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { down } from '../../shared/ui/breakpoints.ts';

export const Page = styled(Container)({
  paddingBlock: 'var(--fluid-l) var(--section)',
  '& h1': { maxInlineSize: '20ch', marginBlock: '1rem' },
  '& h1 + p': {
    maxInlineSize: '52ch',
    color: 'var(--ink-soft)',
    fontSize: 'var(--fs-lead)',
    lineHeight: 'var(--lh-body)',
  },
  '& > section': { maxInlineSize: '52rem', marginBlockStart: '2rem' },
});

export const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 21rem',
  gap: 'var(--fluid-2xl)',
  alignItems: 'start',
  marginBlockStart: '2.5rem',
  [down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  // While the library loads, the footer is below the screen, so that it does not move.
  '@media (scripting: enabled)': { '&[aria-busy="true"]': { minBlockSize: '100vb' } },
});

export const Note = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem 2rem',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockStart: '1rem',
  color: 'var(--ink-soft)',
  fontSize: '1rem',
});
