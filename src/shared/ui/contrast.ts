/** A contrast theme: the browser replaces background colours, so that they show no state. */
export const CONTRAST = '@media (forced-colors: active)';

export const chosen = {
  borderColor: 'Highlight',
  background: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
} as const;

export const found = { backgroundColor: 'Mark', color: 'MarkText', forcedColorAdjust: 'none' } as const;

/** Returns the style of a bar or line in a contrast theme. */
export const drawn = (color: 'CanvasText' | 'Highlight') =>
  ({ backgroundColor: color, forcedColorAdjust: 'none' }) as const;

export const currentLink = {
  color: 'var(--primary)',
  [CONTRAST]: { textDecoration: 'underline 3px' },
} as const;
