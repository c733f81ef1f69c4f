/** From this width down a home page's cards stand in a line that scrolls, instead of one below the other. */
export const ON_PHONES = '@media (max-width: 40rem)';

/**
 * Cards in a line, the next one in part to be seen; fingers swipe, the keyboard scrolls. On paper they are one below the
 * other. To be put on their parent, under `ON_PHONES`.
 */
export const swipeRow = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateColumns: 'none',
  gridAutoColumns: 'min(84%, 20rem)',
  gap: '0 0.75rem',
  alignItems: 'stretch',
  // The room around the cards is for the ring of what has the focus in them.
  marginBlockEnd: '-0.5rem',
  marginInline: 'calc(-1 * var(--gutter))',
  paddingBlockEnd: '0.5rem',
  paddingInline: 'var(--gutter)',
  overflow: 'auto hidden',
  overscrollBehaviorInline: 'contain',
  scrollPaddingInline: 'var(--gutter)',
  scrollSnapType: 'inline mandatory',
  scrollbarWidth: 'none',
  '& > *': { minInlineSize: 0, scrollSnapAlign: 'start' },
  '@media print': { gridAutoFlow: 'row', gridAutoColumns: 'auto', overflow: 'visible' },
} as const;
