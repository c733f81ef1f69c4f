/** For words that are heard and not seen on some widths only; elsewhere the class `vh` (base.css) does the same. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
