/** Hides text visually at some widths; the class `vh` (base.css) does so at all widths. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
