import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { figureLinks } from '../Rich.tsx';
import { LARGE_LETTERS } from '../../../shared/ui/largeLetters.ts';
import { down, onScreen, up } from '../../../shared/ui/breakpoints.ts';

/** Text of a page: prose beside its headings, tables over the full width. */
export const TextArea = styled(Container)({ paddingBlock: 'var(--fluid-l) var(--fluid-3xl)' });

/** List of contents beside the answer of the page. */
export const Opening = styled('div')({
  display: 'grid',
  gap: '1.75rem 3rem',
  '& > *': { minInlineSize: 0 },
  '& .lead': { fontSize: 'var(--fs-lead)', lineHeight: 'calc(var(--lh-read) - 0.1)' },
  '& .lead ~ dl': { marginBlockStart: '2.25rem' },
  [onScreen(up('lg'))]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, var(--measure))' },
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
