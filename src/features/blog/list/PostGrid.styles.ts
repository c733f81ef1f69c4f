import { styled } from '@mui/material/styles';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/**
 * Where posts, or their shapes, stand: in rows of three. With `data-led` the first one leads the list, with
 * `data-acting` the page adds something to each card.
 */
export const Grid = styled('div')({
  display: 'grid',
  ...columns(3),
  gap: '2.5rem clamp(1.25rem, 2vw, 2rem)',
  // Eight cards below a leading one fill rows of four, or of two.
  '@media (min-width: 75rem)': { '&[data-led]': columns(4) },
  '@media (max-width: 74.99rem)': { '&[data-led]': columns(2) },
  '@media (max-width: 56rem)': columns(2),
  // Meta lines, titles, excerpts and ways to save of a row begin on one line each.
  '@media (min-width: 40.01rem)': {
    '@supports (grid-template-rows: subgrid)': {
      '& > article:not([data-lead]), & > article:not([data-lead]) > :last-child': {
        display: 'grid',
        // A picture is as wide as its card, not as its file.
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
  /*
   * One below the other: those below the screen are laid out when they come near. The last ones are laid out before:
   * what follows them, the way to the next page, must not move away from under a tap.
   */
  '@media (max-width: 40rem)': {
    '&, &[data-led]': columns(1),
    '& > :nth-of-type(n + 3)': { containIntrinsicSize: 'auto 30rem', overflowClipMargin: '1rem' },
    '& > :nth-of-type(n + 3):where(:not(:nth-last-of-type(-n + 3)))': { contentVisibility: 'auto' },
  },
  '@media screen and (max-width: 40rem)': {
    '[data-unpainted] & > :nth-of-type(n + 3)': { contentVisibility: 'hidden' },
  },
  '@media print': { '& > :nth-of-type(n + 3)': { contentVisibility: 'visible' } },
});
