import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { down } from '../../../shared/ui/breakpoints.ts';

/** The section of the latest articles. */
export const Section = styled(Container)<{ component: 'section' }>({
  '--tall': '56rem',
  '--fitting': 3,
  '--gap': 'clamp(1.25rem, 2vw, 2rem)',
  paddingBlock: 'var(--section)',
  '& > div:first-of-type .MuiLink-root': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 'var(--target)',
  },
  // The skeletons are in one row like the cards.
  '& > [aria-busy] > div': {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'calc((100% - (var(--fitting) - 1) * var(--gap)) / var(--fitting))',
    columnGap: 'var(--gap)',
    overflow: 'clip',
  },
  // The height of the dots, which are rendered later.
  '& > div:last-of-type': { minBlockSize: 'calc(var(--target) + 1.25rem)' },
  [down('xl')]: { '--fitting': 2.2 },
  [down('sm')]: { '--fitting': 1.2, '--tall': '52rem' },
});
