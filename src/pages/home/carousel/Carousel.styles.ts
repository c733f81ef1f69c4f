import { styled } from '@mui/material/styles';
import { dot } from './dot.ts';
import { scrollSnapRow } from './scrollSnapRow.ts';

/** A section's heading and lead, its controls at the end. */
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

/** The two arrows. Phones have no room for them, and fingers swipe. */
export const Arrows = styled('div')({
  display: 'flex',
  gap: '0.5rem',
  '& > .MuiIconButton-root': {
    borderRadius: 'var(--r-pill)',
    // At rest as clear as the other one, at the end quieter, and still to be seen.
    '&.Mui-disabled': { borderColor: 'color-mix(in srgb, var(--line-strong) 55%, transparent)' },
  },
  '@media print, (scripting: none), (max-width: 35rem)': { display: 'none' },
});

/**
 * The line in which the items scroll. The section gives `--fitting`, how many items fit, and `--gap`. The room around
 * the items is for the ring of what has the focus in them.
 */
export const Track = styled('ul')({
  ...scrollSnapRow,
  '--edge': '0.75rem',
  position: 'relative',
  gridAutoColumns: 'calc((100% - (var(--fitting) - 1) * var(--gap)) / var(--fitting))',
  columnGap: 'var(--gap)',
  marginBlock: 'calc(-1 * var(--edge-block, 0.75rem))',
  paddingBlock: 'var(--edge-block, 0.75rem)',
  '&[data-dragged]': { scrollSnapType: 'none' },
  // What does not fit goes on to the screen's edge, so that readers see that there is more.
  '@media (max-width: 74.99rem)': { '--edge': 'var(--gutter)' },
  // Without script the track itself is what can be moved.
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
  '& > button': { ...dot, flex: '0 1 2.75rem', minInlineSize: '1.5rem' },
  '@media print, (scripting: none)': { display: 'none' },
});
