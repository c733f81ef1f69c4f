import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { down, up } from '../../../shared/ui/breakpoints.ts';
import { onDeep } from '../../../shared/ui/onDeep.ts';

const heading = {
  fontSize: 'clamp(1.5rem, 1.3rem + 0.8vw, 2rem)',
  lineHeight: 'calc(var(--lh-tight) + 0.1)',
};

const text = {
  '& h2': {
    ...heading,
    scrollMarginBlockStart: '6rem',
  },
  '& h3': { fontSize: 'var(--fs-4)', lineHeight: 'var(--lh-snug)' },
};

/** Between the paragraphs, tables and lists of a block. */
export const GAP = '1.1rem';

/** A block with its heading. `&&` overrides the margins of MUI lists. */
export const Part = styled('section')({
  ...text,
  '&& > * + *, && > .substance > * + *': { marginBlockStart: GAP },
  '& > .substance > p': { maxInlineSize: 'var(--measure)' },
  [up('lg')]: {
    '&[data-layout="split"]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, var(--measure))',
      columnGap: '3rem',
    },
    '&&[data-layout="split"] > .substance': { marginBlockStart: '0.25rem' },
    '&[data-layout="band"]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.5fr)',
      columnGap: '3rem',
    },
    '&&[data-layout="band"] > .substance': { marginBlockStart: 0 },
  },
  '&[data-layout="band"]': {
    paddingBlock: 'var(--fluid-3xl)',
    '@media screen': {
      ...onDeep['@media screen'],
      // As wide as the page, without a second scroll bar.
      boxShadow: '0 0 0 100vmax var(--deep)',
      clipPath: 'inset(0 -100vmax)',
    },
  },
});

export const Warning = styled(Alert)({
  ...text,
  padding: 'var(--fluid-m)',
  borderRadius: 'var(--r-card)',
  fontSize: 'inherit',
  lineHeight: 'inherit',
  '& .MuiAlert-icon': { ...heading, alignItems: 'center', blockSize: '1lh', padding: 0, opacity: 1 },
  '& .MuiAlert-icon > svg': { fontSize: '1.75rem' },
  '& .MuiAlert-message': { padding: 0, minInlineSize: 0, overflow: 'visible' },
  '&& .MuiAlert-message > * + *, && .substance > * + *': { marginBlockStart: GAP },
  '& p': { maxInlineSize: 'var(--measure)' },
  // Beside the heading only, so that the text keeps the width of a phone.
  [down('sm')]: {
    display: 'block',
    '& .MuiAlert-icon': { float: 'inline-start', marginInlineEnd: '0.5rem' },
  },
});

export const Points = styled('ul')({
  '& > li': { position: 'relative', paddingInlineStart: '1.5rem' },
  '& > li + li': { marginBlockStart: '0.5rem' },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 'calc(var(--lh-read) * 0.5em - 1px)',
    inlineSize: '0.7rem',
    blockSize: '2px',
    backgroundColor: 'var(--accent)',
  },
});

export const Conditions = styled('dl')({
  '& > div': { paddingBlock: '1rem', borderBlockStart: '1px solid var(--line)' },
  '& > div:last-child': { borderBlockEnd: '1px solid var(--line)' },
  '& dt': { fontWeight: 600 },
  '& dd': { marginBlockStart: '0.25rem' },
});

/** Groups of documents with boxes to tick in print. */
export const PaperGroups = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: '1rem',
  '& > section': { padding: '1.25rem' },
  '& li': { position: 'relative', paddingInlineStart: '2rem', fontSize: '1rem' },
  '& li + li, & ul': { marginBlockStart: '0.5rem' },
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 'calc((1lh - 1.1rem) / 2)',
    inlineSize: '1.1rem',
    blockSize: '1.1rem',
    border: '1.5px solid var(--line-strong)',
    borderRadius: '4px',
    backgroundColor: 'var(--paper)',
  },
});

export const Questions = styled('div')({
  '& > :first-of-type': { borderBlockStart: '1px solid var(--line)' },
  '& summary': { gap: '0.75rem' },
  '& summary > h3': { marginBlock: '0.5rem' },
});

export const EntryCards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: '1rem',
  '& > li': {
    display: 'grid',
    gap: '0.5rem',
    alignContent: 'start',
    justifyItems: 'start',
    padding: '1.25rem',
  },
});
