import { styled } from '@mui/material/styles';
import { down, up } from '../../../shared/ui/breakpoints.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Grid of posts, three per row. `data-led`: the first one is wide; `data-acting`: cards have actions. */
export const Grid = styled('div')({
  display: 'grid',
  ...columns(3),
  gap: '2.5rem clamp(1.25rem, 2vw, 2rem)',
  // The first card fills a row; the other eight fill rows of four or two.
  [up('xl')]: { '&[data-led]': columns(4) },
  [down('xl')]: { '&[data-led]': columns(2) },
  [down('lg')]: columns(2),
  [up('sm')]: {
    '@supports (grid-template-rows: subgrid)': {
      '& > article:not([data-lead]), & > article:not([data-lead]) > :last-child': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'subgrid',
        gridRow: 'span var(--card-rows)',
      },
      '& > article': { '--card-rows': 4 },
      '& > article > :last-child': { '--card-rows': 3 },
      '&[data-acting] > article': { '--card-rows': 5 },
      '&[data-acting] > article > :last-child': { '--card-rows': 4 },
    },
  },
  /* Cards off screen use `content-visibility`, except the last: the pagination must not move when tapped. */
  [down('sm')]: {
    '&, &[data-led]': columns(1),
    '& > :nth-of-type(n + 3)': { containIntrinsicSize: 'auto 30rem', overflowClipMargin: '1rem' },
    '& > :nth-of-type(n + 3):where(:not(:nth-last-of-type(-n + 3)))': { contentVisibility: 'auto' },
  },
  '@media print': { '& > :nth-of-type(n + 3)': { contentVisibility: 'visible' } },
});
