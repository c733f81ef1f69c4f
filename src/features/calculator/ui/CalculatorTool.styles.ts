import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';

const oneColumn = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'none',
  '& > fieldset': { gridColumn: 'auto', gridRow: 'auto' },
};

/** The whole calculator, `data-two` with two set-ups. */
export const Calculator = styled(Card)({
  display: 'grid',
  gap: '1.5rem',
  padding: 'clamp(1rem, 3vw, 2rem)',
  // The number inside sticks to the screen.
  overflow: 'visible',
  '& > *': { minInlineSize: 0 },
  // It was rendered with the usual sum, which is not that of an address with a query.
  'html[data-pending="tool"] &': { visibility: 'hidden' },
  '& > .address': { display: 'none' },
  '@media print': {
    padding: 0,
    border: 0,
    background: 'none',
    '& > .address': {
      display: 'block',
      marginBlockEnd: '1rem',
      fontSize: 'var(--fs-small)',
      overflowWrap: 'anywhere',
    },
    '& details:not([open])': { display: 'none' },
  },
});

/** Where the set-ups stand: beside each other if there are two. */
export const SetupColumns = styled('div')({
  '[data-two] > &': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '2rem clamp(1.5rem, 4vw, 3rem)',
    '@media (max-width: 56rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** One set-up: its number, beside it the choices, below it the lines. */
export const SetupPart = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(17rem, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: '1.75rem clamp(1.5rem, 4vw, 3rem)',
  '& > fieldset': { gridColumn: 2, gridRow: '1 / span 2' },
  '& > .number': { containerType: 'inline-size' },
  '& h2': { marginBlockEnd: '1rem', fontSize: 'var(--fs-3)' },
  '& h2 > span': {
    display: 'block',
    color: 'var(--ink-soft)',
    fontSize: 'var(--fs-small)',
    fontWeight: 500,
    lineHeight: 1.5,
    letterSpacing: 0,
  },
  '& .chosen': { display: 'none' },
  '[data-two] &': {
    ...oneColumn,
    alignContent: 'start',
    // Number, choices and lines of one stand beside those of the other.
    '@media screen and (min-width: 56.01rem)': { gridRow: 'span 3', gridTemplateRows: 'subgrid' },
  },
  '@media (max-width: 56rem)': oneColumn,
  '@media print': {
    display: 'block',
    '& > :last-child': { marginBlockStart: '1.5rem' },
    '& .chosen': {
      display: 'block',
      marginBlockEnd: '1rem',
      fontSize: 'var(--fs-small)',
      overflowWrap: 'anywhere',
    },
  },
});
