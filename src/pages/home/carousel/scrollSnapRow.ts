/** Below this width the cards of a section stand in a line that scrolls, instead of one below the other. */
export const ON_PHONES = '@media (max-width: 40rem)';

/**
 * Cards in a line that scrolls and stops at each of them, `--edge` wide at either end: the room is for the ring of what
 * has the focus in them, and shows a part of the next card.
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

/** The same for a section that is a grid on wide screens; on paper its cards are one below the other. */
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
