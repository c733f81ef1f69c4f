/** A contrast theme: the browser replaces background colours, so that they show no state. */
export const CONTRAST = '@media (forced-colors: active)';

/** The chosen one of several in a contrast theme. */
export const chosen = {
  borderColor: 'Highlight',
  background: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
} as const;

/** A found word in a contrast theme. */
export const found = { backgroundColor: 'Mark', color: 'MarkText', forcedColorAdjust: 'none' } as const;

/** A drawn bar or line in a contrast theme. */
export const drawn = (color: 'CanvasText' | 'Highlight') =>
  ({ backgroundColor: color, forcedColorAdjust: 'none' }) as const;

/** The link to the current page in a menu. */
export const currentLink = {
  color: 'var(--primary)',
  [CONTRAST]: { textDecoration: 'underline 3px' },
} as const;
