import { styled } from '@mui/material/styles';
import { dot } from './dot.ts';
import { scrollSnapRow } from './scrollSnapRow.ts';
import { down } from '../../../shared/ui/breakpoints.ts';

/** Heading and lead of a section, with its controls at the end. */
export const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1rem 2rem',
  alignItems: 'end',
  justifyContent: 'space-between',
  marginBlockEnd: 'clamp(1.75rem, 1rem + 2.4vw, 3.25rem)',
  '& > div:first-of-type': {
    flex: '1 1 20rem',
    maxInlineSize: '44rem',
    '& > p': { maxInlineSize: '52ch', marginBlockStart: '0.75rem', color: 'var(--ink-soft)' },
  },
  '& > div:last-of-type': { display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1.25rem', alignItems: 'center' },
});

/** The two arrows; hidden on phones, where users swipe. */
export const Arrows = styled('div')({
  display: 'flex',
  gap: '0.5rem',
  '& > .MuiIconButton-root': {
    borderRadius: 'var(--r-pill)',
    '&.Mui-disabled': { borderColor: 'color-mix(in srgb, var(--line-strong) 55%, transparent)' },
  },
  '@media print, (scripting: none)': { display: 'none' },
  [down('sm')]: { display: 'none' },
});

/**
 * The row in which the items scroll. The section sets `--fitting`, the number of items that fit, and `--gap`. The
 * padding is for the focus ring of the items.
 */
export const Track = styled('ul')({
  ...scrollSnapRow,
  '--edge': '0.75rem',
  position: 'relative',
  // A swipe moves by one item.
  '& > *': { ...scrollSnapRow['& > *'], scrollSnapStop: 'always' },
  gridAutoColumns: 'calc((100% - (var(--fitting) - 1) * var(--gap)) / var(--fitting))',
  columnGap: 'var(--gap)',
  marginBlock: 'calc(-1 * var(--edge-block, 0.75rem))',
  paddingBlock: 'var(--edge-block, 0.75rem)',
  // A swipe beyond an end wraps instead.
  overscrollBehaviorInline: 'none',
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  // Further items extend to the edge of the screen, so that users see them.
  [down('xl')]: { '--edge': 'var(--gutter)' },
  // Without scripts users scroll the track itself.
  '@media (scripting: none)': { scrollbarWidth: 'thin' },
  '@media print': {
    gridAutoFlow: 'row',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    rowGap: '1.5rem',
    overflow: 'visible',
  },
});

/** A dot for each page of items. */
export const Pages = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem',
  justifyContent: 'center',
  marginBlockStart: '1.25rem',
  '& > button': { ...dot, flex: '1 1 1.5rem', maxInlineSize: '2.75rem' },
  '@media print, (scripting: none)': { display: 'none' },
});
