import { styled } from '@mui/material/styles';
// Inline: a separate file would be the largest paint, one round trip later.
import horizon from '../../../content/art/horizon.svg?inline';
import { down } from '../../../shared/ui/breakpoints.ts';
import { onDeep } from '../../../shared/ui/onDeep.ts';

/** Background of a page's head by its kind. */
export const Band = styled('div')({
  '& .strip': { paddingBlock: 'var(--fluid-m) var(--fluid-l)' },
  '&[data-kind="visa"]': {
    '@media screen': { backgroundColor: 'var(--deep)' },
    '& header, & .strip': onDeep,
  },
  '&[data-kind="licence"]': { backgroundColor: 'var(--tint-warm)' },
  '&[data-kind="abroad"], &[data-kind="accounting"]': { backgroundColor: 'var(--tint)' },
  '&[data-kind="service"], &[data-kind="workspace"]': { borderBlockEnd: '1px solid var(--line)' },
});

/** Title and summary beside a drawing or a bill. */
export const HeroRow = styled('header')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
  gap: 'clamp(1.5rem, 5vw, 5rem)',
  // The title has the same position on each page, whatever the height of its drawing.
  alignItems: 'start',
  paddingBlock: 'var(--fluid-l)',
  '& h1': { marginBlock: '1rem' },
  '& .summary': { maxInlineSize: '56ch', marginBlockEnd: '1rem', fontSize: 'var(--fs-lead)' },
  '& .checked': { fontSize: 'var(--fs-small)' },
  '& .ask': { marginBlock: '1.5rem' },
  // The horizon uses the units and height of the drawing, so that their water lines match at any width.
  '& .art': {
    borderRadius: 'var(--r-card)',
    overflow: 'hidden',
    backgroundImage: `url("${horizon}")`,
    backgroundSize: '100% 100%',
    filter: 'var(--dim)',
  },
  '& img': {
    inlineSize: 'auto',
    // Known before the drawing is loaded, so that nothing moves.
    blockSize: '17rem',
    maxInlineSize: '100%',
    objectFit: 'contain',
    marginInline: 'auto',
  },
  '&[data-split]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '&[data-alone]': { gridTemplateColumns: 'minmax(0, 1fr)', '& h1, & .summary': { maxInlineSize: '60rem' } },
  '&[data-compact]': { paddingBlockEnd: '0.75rem' },
  '&[data-compact] img': { blockSize: '13rem' },
  [down('lg')]: {
    '&, &[data-split]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& img': { blockSize: '12rem' },
    '&[data-compact] .art': { display: 'none' },
  },
});

/** What a client receives. */
export const ReceivedList = styled('ul')({
  display: 'grid',
  gap: '0.75rem',
  marginBlock: '1.25rem',
  '& > li': { display: 'grid', gridTemplateColumns: '1.5rem minmax(0, 1fr)', gap: '0.75rem' },
  '& svg': { marginBlockStart: '0.25rem', color: 'var(--success)' },
});

/** The bill of a page: a sheet with its heading. */
export const Bill = styled('section')({
  padding: 'var(--fluid-m)',
  border: '1px solid var(--line)',
  borderBlockStart: '6px solid var(--primary)',
  borderRadius: 'var(--r-card)',
  backgroundColor: 'var(--surface)',
  fontSize: '1rem',
  '& > h2': { fontSize: 'var(--fs-3)', lineHeight: 'var(--lh-snug)' },
  '& > * + *': { marginBlockStart: '0.75rem' },
  '& td a': { display: 'inline-block', minBlockSize: '1.5rem' },
  '& .MuiCard-root': { padding: 0, border: 0, backgroundColor: 'transparent' },
});
