import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
// Inline: a separate file would be the largest paint, one round trip later.
import horizon from '../../../content/art/horizon.svg?inline';
import { figureLinks } from '../Rich.tsx';
import { LARGE_LETTERS } from '../../../shared/ui/largeLetters.ts';
import { down } from '../../../shared/ui/breakpoints.ts';

/** First screen of a page: title and summary beside a drawing. */
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
    blockSize: 'auto',
    maxBlockSize: '17rem',
    marginInline: 'auto',
  },
  '&[data-compact]': { paddingBlockEnd: '0.75rem' },
  '&[data-compact] img': { maxBlockSize: '13rem' },
  [down('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& img': { maxBlockSize: '12rem' },
    '&[data-compact] .art': { display: 'none' },
  },
});

/** Table of contents, text and next steps, side by side on wide screens. */
export const Columns = styled(Container)({
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, var(--measure)) 17rem',
  justifyContent: 'space-between',
  gap: '3rem',
  paddingBlock: 'var(--fluid-l) var(--fluid-3xl)',
  '& > .text': { gridColumn: 2, minInlineSize: 0 },
  [down('xl')]: {
    gridTemplateColumns: 'minmax(0, var(--measure)) 16rem',
    justifyContent: 'center',
    '& > .text': { gridColumn: 1 },
  },
  [down('lg')]: { gridTemplateColumns: 'minmax(0, var(--measure))', gap: '2rem' },
});

export const Body = styled('div')({
  fontSize: '1.0625rem',
  lineHeight: 'var(--lh-read)',
  overflowWrap: 'break-word',
  [LARGE_LETTERS]: { overflowWrap: 'anywhere' },
  '& > * + *': { marginBlockStart: 'clamp(2.25rem, 4vw, 3.25rem)' },
  '& :is(p, li, dd, td, figcaption) a:not(.figure)': {
    color: 'var(--primary)',
    textDecoration: 'underline',
    textDecorationThickness: '1.5px',
    textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
    textUnderlineOffset: '0.22em',
    transition: 'text-decoration-color var(--t-fast) var(--ease)',
  },
  '& :is(p, li, dd, td, figcaption) a:not(.figure):hover': { textDecorationColor: 'currentColor' },
  ...figureLinks,
  '& > .lead': {
    fontSize: 'var(--fs-lead)',
    lineHeight: 'calc(var(--lh-read) - 0.1)',
  },
});

export const ReadNext = styled('nav')({
  paddingBlock: 'clamp(2rem, 4vw, 3rem) clamp(3rem, 6vw, 5rem)',
  borderBlockStart: '1px solid var(--line)',
  '& > h2': { marginBlockEnd: '1.25rem' },
  [down('sm')]: {
    paddingBlock: '1.75rem 2.5rem',
    '& > h2': { marginBlockEnd: '1rem' },
    '& > ul': {
      gap: 0,
      overflow: 'clip',
      border: '1px solid var(--line)',
      borderRadius: 'var(--r-card)',
      backgroundColor: 'var(--surface)',
    },
    '& > ul > li': { border: 0, borderRadius: 0 },
    '& > ul > li + li': { borderBlockStart: '1px solid var(--line)' },
    '&&&& > ul > li > a': {
      gridTemplateColumns: '3.5rem minmax(0, 1fr)',
      gap: '0.125rem 1rem',
      padding: '0.75rem 1rem',
    },
    '& b': { lineHeight: 'var(--lh-snug)' },
    '&& .soft': { lineHeight: 'var(--lh-snug)', WebkitLineClamp: '1', lineClamp: '1' },
  },
});
