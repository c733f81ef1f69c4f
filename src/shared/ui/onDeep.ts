/** Styles of a part on the dark panel: its parts use these variables. On paper it has no panel. */
export const onDeep = {
  '@media screen': {
    '--ink': 'var(--on-deep)',
    '--ink-soft': 'var(--on-deep-soft)',
    '--line': 'var(--deep-line)',
    '--line-strong': 'var(--on-deep-soft)',
    '--surface': 'var(--deep)',
    '--primary': 'var(--on-deep)',
    '--focus': 'var(--focus-on-deep)',
    backgroundColor: 'var(--deep)',
    color: 'var(--on-deep)',
  },
} as const;
