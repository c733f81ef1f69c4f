import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

/** The latest articles in a line. */
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
  // The cards' shape while they load stands in one line, as they will.
  '& > [aria-busy] > div': {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'calc((100% - (var(--fitting) - 1) * var(--gap)) / var(--fitting))',
    columnGap: 'var(--gap)',
    overflow: 'clip',
  },
  // The dots' room, so that nothing moves when they come.
  '& > div:last-of-type': { minBlockSize: 'calc(var(--target) + 1.25rem)' },
  '@media (max-width: 74.99rem)': { '--fitting': 2.2 },
  '@media (max-width: 40rem)': { '--fitting': 1.2, '--tall': '52rem' },
});
