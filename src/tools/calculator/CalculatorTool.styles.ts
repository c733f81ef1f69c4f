import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { down, onScreen, up } from '../../shared/ui/breakpoints.ts';

const oneColumn = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'none',
  '& > fieldset': { gridColumn: 'auto', gridRow: 'auto' },
};

/** The calculator, `data-two` with two set-ups. */
export const Calculator = styled(Card)({
  display: 'grid',
  gap: '1.5rem',
  padding: 'var(--fluid-s)',
  overflow: 'visible',
  '& > *': { minInlineSize: 0 },
  // The prerendered total does not belong to an address with a query.
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

export const SetupColumns = styled('div')({
  '[data-two] > &': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '2rem var(--fluid-xl)',
    [down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** A set-up: its totals, the fields beside them, the lines below. */
export const SetupPart = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(17rem, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: '1.75rem var(--fluid-xl)',
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
    [onScreen(up('lg'))]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' },
  },
  [down('lg')]: oneColumn,
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
