import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
// In the page: as a file it would be the largest paint, one way to the server later.
import horizon from '../../content/art/horizon.svg?inline';
import { figureLinks } from './Rich.tsx';
import { LARGE_LETTERS } from '../../shared/ui/largeLetters.ts';

/** The page's first screen: its name and summary beside a drawing. */
export const HeroRow = styled('header')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
  gap: 'clamp(1.5rem, 5vw, 5rem)',
  // The name of a page stands where that of the next one does, however tall either's picture is.
  alignItems: 'start',
  paddingBlock: 'clamp(1.25rem, 3vw, 2.5rem)',
  '& h1': { marginBlock: '0.9rem' },
  '& .summary': { maxInlineSize: '56ch', marginBlockEnd: '1rem', fontSize: 'var(--fs-lead)' },
  '& .checked': { fontSize: 'var(--fs-small)' },
  // The horizon is drawn in the picture's units and as high, so that its water line is the pier's at any width.
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
  // Where a tool follows, it comes into sight sooner.
  '&[data-compact]': { paddingBlockEnd: '0.75rem' },
  '&[data-compact] img': { maxBlockSize: '13rem' },
  '@media (max-width: 56rem)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& img': { maxBlockSize: '12rem' },
    '&[data-compact] .art': { display: 'none' },
  },
});

/** Contents, text and what to do next, side by side where there is room. */
export const Columns = styled(Container)({
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, var(--measure)) 17rem',
  justifyContent: 'space-between',
  gap: '3rem',
  paddingBlock: 'clamp(1rem, 3vw, 2.5rem) clamp(2.5rem, 5vw, 4rem)',
  '& > .text': { gridColumn: 2, minInlineSize: 0 },
  '@media (max-width: 74.99rem)': {
    gridTemplateColumns: 'minmax(0, var(--measure)) 16rem',
    justifyContent: 'center',
    '& > .text': { gridColumn: 1 },
  },
  '@media (max-width: 56rem)': { gridTemplateColumns: 'minmax(0, var(--measure))', gap: '2rem' },
});

/** The page's text: its blocks, with the links in them. */
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

/** Where to read on. */
export const ReadNext = styled('nav')({
  paddingBlock: 'clamp(2rem, 4vw, 3rem) clamp(3rem, 6vw, 5rem)',
  borderBlockStart: '1px solid var(--line)',
  '& > h2': { marginBlockEnd: '1.25rem' },
  // On a phone rows of one card.
  '@media (max-width: 40rem)': {
    paddingBlock: '1.75rem 2.5rem',
    '& > h2': { marginBlockEnd: '0.9rem' },
    '& > ul': {
      gap: 0,
      overflow: 'clip',
      border: '1px solid var(--line)',
      borderRadius: 'var(--r-card)',
      backgroundColor: 'var(--surface)',
    },
    '& > ul > li': { border: 0, borderRadius: 0 },
    '& > ul > li + li': { borderBlockStart: '1px solid var(--line)' },
    // Stronger than the cards' own.
    '&&&& > ul > li > a': {
      gridTemplateColumns: '3.5rem minmax(0, 1fr)',
      gap: '0.1rem 0.9rem',
      padding: '0.75rem 1rem',
    },
    '& b': { lineHeight: 'var(--lh-snug)' },
    '&& .soft': { lineHeight: 'var(--lh-snug)', WebkitLineClamp: '1', lineClamp: '1' },
  },
});
