import { createTheme, type Theme } from '@mui/material/styles';

const palette = {
  primary: { main: 'var(--primary)', dark: 'var(--primary-hover)', contrastText: 'var(--on-primary)' },
  secondary: { main: 'var(--accent)', dark: 'var(--accent-hover)', contrastText: 'var(--on-accent)' },
  error: { main: 'var(--error)' },
  warning: { main: 'var(--warning)' },
  success: { main: 'var(--success)' },
  background: { default: 'var(--paper)', paper: 'var(--surface)' },
  text: { primary: 'var(--ink)', secondary: 'var(--ink-soft)' },
  divider: 'var(--line)',
};

/**
 * MUI in the site's hand: every value is a role of tokens.css, so that light, dark and the fonts follow it
 * by themselves and a colour is changed in one place (look/LOOK.md, "MUI").
 */
export function createMuiTheme(direction: 'ltr' | 'rtl'): Theme {
  return createTheme({
    direction,
    // With a selector MUI would put its own scheme on the document, in the place of the reader's.
    cssVariables: { nativeColor: true, disableCssColorScheme: true },
    palette,
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: 'var(--font)',
      body1: { fontSize: 'var(--fs-body)', lineHeight: 'var(--lh-body)' },
      body2: { fontSize: 'var(--fs-small)', lineHeight: 'var(--lh-body)' },
      caption: { fontSize: 'var(--fs-mini)' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    transitions: { duration: { enteringScreen: 220, leavingScreen: 150 } },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiMenu: { styleOverrides: { paper: { boxShadow: 'var(--shadow-menu)', minInlineSize: '13rem' } } },
      // On wider screens MUI lets it shrink: the doubled selector is stronger.
      MuiMenuItem: { styleOverrides: { root: { '&&': { minBlockSize: '48px' } } } },
      MuiBackdrop: {
        styleOverrides: {
          root: { backgroundColor: 'var(--scrim)' },
          invisible: { backgroundColor: 'transparent' },
        },
      },
      MuiSnackbarContent: {
        styleOverrides: { root: { background: 'var(--deep)', color: 'var(--on-deep)', fontSize: '1rem' } },
      },
    },
  });
}
