import { down } from '../../../shared/ui/breakpoints.ts';

/** Below this width the cards of a section are in a scrolling row instead of a column. */
export const ON_PHONES = down('sm');

/**
 * A scrolling row that snaps to each card. The padding `--edge` is for the focus ring and shows a part of the next card.
 */
export const scrollSnapRow = {
  display: 'grid',
  gridAutoFlow: 'column',
  marginInline: 'calc(-1 * var(--edge))',
  paddingInline: 'var(--edge)',
  overflow: 'auto hidden',
  overscrollBehaviorInline: 'contain',
  scrollPaddingInline: 'var(--edge)',
  scrollSnapType: 'inline mandatory',
  scrollbarWidth: 'none',
  '& > *': { minInlineSize: 0, scrollSnapAlign: 'start' },
} as const;

/** The same for a section that is a grid on wide screens; printed cards are in a column. */
export const scrollSnapRowOnPhones = {
  ...scrollSnapRow,
  '--edge': 'var(--gutter)',
  gridTemplateColumns: 'none',
  gridAutoColumns: 'min(84%, 20rem)',
  gap: '0 0.75rem',
  alignItems: 'stretch',
  marginBlockEnd: '-0.5rem',
  paddingBlockEnd: '0.5rem',
  '@media print': { gridAutoFlow: 'row', gridAutoColumns: 'auto', overflow: 'visible' },
} as const;
