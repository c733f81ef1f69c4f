import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

/** Above the bottom bar, with the link back above it. */
export const Bar = styled(Paper)({
  position: 'fixed',
  insetBlockEnd: 'calc(var(--bar) + 0.75rem)',
  insetInline: 0,
  zIndex: 7,
  display: 'grid',
  gap: '0.25rem',
  inlineSize: 'fit-content',
  maxInlineSize: 'min(28rem, 100vw - 2 * max(0.5rem, var(--edge-safe)))',
  marginInline: 'auto',
  padding: '0.5rem',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  boxShadow: 'var(--shadow-menu)',
  fontSize: 'var(--fs-small)',
  lineHeight: 1.4,
  '& > p': { paddingInline: '0.5rem' },
  '& > [data-trouble]': { color: 'var(--warning)', fontWeight: 600 },
  '& > .MuiButton-root': {
    position: 'absolute',
    insetBlockEnd: 'calc(100% + 0.5rem)',
    insetInline: 0,
    inlineSize: 'fit-content',
    marginInline: 'auto',
    boxShadow: 'var(--shadow-menu)',
  },
});

export const Row = styled(Stack)({
  flexWrap: 'nowrap',
  gap: '0.25rem',
  '& > :last-child': { marginInlineStart: 'auto' },
  '& .MuiFormControl-root': { inlineSize: 'auto' },
  '& .MuiOutlinedInput-root': { minBlockSize: 'var(--target)', fontSize: 'inherit' },
  '& select': { paddingInlineStart: '0.75rem' },
});

/** Styles of the page while it is read aloud. */
export const MARKS = {
  // The bar covers the end of the page.
  ':root': { scrollPaddingBlockEnd: '11rem' },
  'html body': { paddingBlockEnd: '6rem' },
  'body .continue-reading': { display: 'none' },
  '[data-spoken]': {
    borderRadius: 4,
    backgroundColor: 'var(--tint-warm)',
    boxShadow: '0 0 0 0.35rem var(--tint-warm)',
  },
  'tr[data-spoken]': { boxShadow: 'none' },
  '@media (forced-colors: active)': {
    '[data-spoken]': { outline: '2px solid Highlight', outlineOffset: '0.35rem' },
  },
  '@media print': { '[data-spoken]': { background: 'none', boxShadow: 'none' } },
} as const;
