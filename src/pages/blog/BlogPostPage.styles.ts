import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { down, up } from '../../shared/ui/breakpoints.ts';

/** The text between the table of contents and a card on wide screens. */
export const Frame = styled(Container)({
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, var(--measure)) 17rem',
  justifyContent: 'space-between',
  gap: '3rem',
  paddingBlock: 'clamp(1.75rem, 4vw, 3.5rem)',
  '& > div': { gridColumn: 2, minInlineSize: 0 },
  '& > div > .MuiAlert-root': { marginBlockEnd: '1.5rem' },
  '& > aside': { gridColumn: 3 },
  [down('xl')]: {
    gridTemplateColumns: 'minmax(0, var(--measure)) 16rem',
    justifyContent: 'center',
    '& > div': { gridColumn: 1 },
    '& > aside': { gridColumn: 2 },
  },
  [down('lg')]: {
    gridTemplateColumns: 'minmax(0, var(--measure))',
    '& > aside': { gridColumn: 1 },
  },
  'html[data-line-width="narrow"] &': { '--measure': '44ch' },
  'html[data-line-width="wide"] &': { '--measure': '94ch' },
  [up('lg')]: {
    'html[data-line-width="wide"] &': { gridTemplateColumns: 'minmax(0, var(--measure))' },
    'html[data-line-width="wide"] & > *': { gridColumn: 'auto' },
    'html[data-line-width="wide"] & > aside > *': { position: 'static' },
  },
  [up('xl')]: {
    'html[data-line-width="wide"] &': { gridTemplateColumns: '15rem minmax(0, var(--measure))' },
    'html[data-line-width="wide"] & > aside': { gridColumn: 2 },
  },
  '@media print': { display: 'block' },
});

/** Sticky card with next steps. */
export const SideCard = styled(Card)({
  position: 'sticky',
  insetBlockStart: '7rem',
  display: 'grid',
  gap: '0.75rem',
  padding: '1.25rem',
  border: 0,
  backgroundColor: 'var(--tint-warm)',
  fontSize: 'var(--fs-small)',
  lineHeight: 'var(--lh-body)',
  '& b': { fontSize: '1.0625rem', fontWeight: 600 },
  [down('lg')]: { position: 'static' },
});
