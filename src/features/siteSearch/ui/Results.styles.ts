import { styled } from '@mui/material/styles';
import { CONTRAST, found } from '../../../shared/ui/contrast.ts';

/** A group of results or suggestions with its heading. */
export const ResultGroup = styled('section')({
  marginBlockStart: '1rem',
  '& > h2': {
    paddingBlockEnd: '0.25rem',
    color: 'var(--ink-soft)',
    fontSize: 'var(--fs-small)',
    letterSpacing: 0,
    lineHeight: 'var(--lh-snug)',
  },
  '& > ul': { padding: 0 },
  '& > button': { marginInlineStart: '-0.75rem' },
  '& li + li': { borderBlockStart: '1px solid var(--line)' },
  // Rows extend into the margin of the window.
  '& li': { inlineSize: 'auto' },
  '& li > a': {
    display: 'grid',
    gap: '0.15rem',
    alignContent: 'center',
    marginInline: '-0.75rem',
    padding: '0.6rem 0.75rem',
    borderRadius: 'var(--r-control)',
  },
  '& li > a:is(:hover, :focus-visible)': { backgroundColor: 'var(--tint)' },
  // The result that Enter opens.
  '[role="search"]:has(form input:focus) &:first-of-type li:first-of-type > a:not(.way)': {
    backgroundColor: 'var(--primary-soft)',
  },
  '& li > a:focus-visible': { outlineOffset: '-3px' },
  '& .title': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.25rem 0.6rem',
    alignItems: 'center',
    fontWeight: 600,
  },
  '& b': { fontWeight: 600 },
  '& .MuiChip-root': { minBlockSize: '1.5rem' },
  '& .line': {
    display: '-webkit-box',
    overflow: 'hidden',
    color: 'var(--ink-soft)',
    fontSize: 'var(--fs-small)',
    lineHeight: 'var(--lh-snug)',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
  },
  [CONTRAST]: { '&& mark': found },
  '& mark': {
    background: 'none',
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'underline 2px var(--accent)',
    textUnderlineOffset: '0.2em',
  },
  '& a.way': { gridTemplateColumns: 'auto 1fr auto', gap: '0.75rem', alignItems: 'center' },
  '& a.way svg': { color: 'var(--primary)' },
});

/** The number of results. */
export const Status = styled('p')({
  minBlockSize: '1lh',
  marginBlockStart: '0.75rem',
  fontSize: 'var(--fs-small)',
});

/** Shown when nothing was found. */
export const NothingFound = styled('div')({
  display: 'grid',
  gap: '1rem',
  paddingBlock: '0.75rem 0.5rem',
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '0.75rem' },
  '& a': { overflowWrap: 'anywhere' },
});
