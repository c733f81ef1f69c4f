import type { Components, Theme } from '@mui/material/styles';

const outlined = {
  borderColor: 'var(--line-strong)',
  color: 'var(--primary)',
  '&:hover': { backgroundColor: 'var(--primary-soft)', borderColor: 'var(--primary)' },
};

const pressed = { '&:active': { translate: '0 1px' } };

/** Buttons, icon buttons and toggle groups: at least 48 px high, no ripple, one colour step on hover. */
export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // The only prefix that the build's target needs (Safari).
    styleOverrides: { root: { WebkitUserSelect: 'none' } },
  },
  MuiButton: {
    // The variants have their own colours: MUI would add seven unused variables to each kind of button.
    defaultProps: { variant: 'quiet', color: 'none' },
    styleOverrides: {
      root: {
        minBlockSize: 'var(--target)',
        minInlineSize: 0,
        gap: '0.55rem',
        padding: '0.5rem 1.25rem',
        border: '1.5px solid transparent',
        fontSize: '1rem',
        lineHeight: 'calc(var(--lh-snug) - 0.1)',
        textAlign: 'center',
        transition: 'background-color var(--t-fast) var(--ease), border-color var(--t-fast) var(--ease)',
        ...pressed,
        '&.Mui-disabled': {
          backgroundColor: 'transparent',
          borderColor: 'var(--line)',
          color: 'var(--ink-soft)',
        },
        variants: [
          {
            props: { variant: 'accent' },
            style: {
              backgroundColor: 'var(--accent)',
              color: 'var(--on-accent)',
              '&:hover': { backgroundColor: 'var(--accent-hover)' },
            },
          },
          {
            props: { variant: 'primary' },
            style: {
              backgroundColor: 'var(--primary)',
              color: 'var(--on-primary)',
              '&:hover': { backgroundColor: 'var(--primary-hover)' },
            },
          },
          { props: { variant: 'quiet' }, style: outlined },
          {
            props: { variant: 'text' },
            style: {
              paddingInline: '0.75rem',
              color: 'var(--primary)',
              '&:hover': { backgroundColor: 'var(--primary-soft)' },
            },
          },
        ],
      },
      startIcon: { margin: 0, '& > *:nth-of-type(1)': { fontSize: 'inherit' } },
      endIcon: { margin: 0, '& > *:nth-of-type(1)': { fontSize: 'inherit' } },
    },
  },
  MuiIconButton: {
    // The hover colour below replaces that of MUI.
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        inlineSize: 'var(--target)',
        blockSize: 'var(--target)',
        flex: 'none',
        padding: 0,
        border: '1.5px solid',
        borderRadius: 'var(--r-control)',
        fontSize: '1rem',
        ...outlined,
        ...pressed,
        // Inside bars and rows: no outline.
        variants: [{ props: { color: 'inherit' }, style: { borderColor: 'transparent' } }],
      },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: { root: { flexWrap: 'wrap', gap: '0.5rem' }, grouped: { margin: 0 } },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minBlockSize: 'var(--target)',
        padding: '0.5rem 1rem',
        // MUI removes the border between the buttons of a group.
        '&&': { border: '1.5px solid var(--line-strong)', borderRadius: 'var(--r-control)' },
        color: 'var(--ink)',
        fontSize: '1rem',
        lineHeight: 'calc(var(--lh-snug) - 0.1)',
        '&:hover': { backgroundColor: 'var(--primary-soft)' },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'var(--primary)',
          borderColor: 'var(--primary)',
          color: 'var(--on-primary)',
        },
      },
    },
  },
};
