import { createTheme, shouldSkipGeneratingVar, type Shadows, type Theme } from '@mui/material/styles';
import { buttons } from './components/buttons.ts';
import { data } from './components/data.ts';
import { feedback } from './components/feedback.ts';
import { fields } from './components/fields.ts';
import { navigation } from './components/navigation.ts';
import { surfaces } from './components/surfaces.ts';
import type { Direction } from './emotionCache.ts';

/** All shades of one role: MUI would mix lighter and darker ones, and a text colour, by itself. */
const colour = (role: string) => ({
  main: `var(--${role})`,
  light: `var(--${role})`,
  dark: `var(--${role})`,
  contrastText: 'var(--surface)',
});

const palette = {
  primary: { ...colour('primary'), dark: 'var(--primary-hover)', contrastText: 'var(--on-primary)' },
  secondary: { ...colour('accent'), dark: 'var(--accent-hover)', contrastText: 'var(--on-accent)' },
  error: colour('error'),
  warning: colour('warning'),
  success: colour('success'),
  info: colour('primary'),
  background: { default: 'var(--paper)', paper: 'var(--surface)' },
  text: { primary: 'var(--ink)', secondary: 'var(--ink-soft)', disabled: 'var(--ink-soft)' },
  divider: 'var(--line)',
  action: {
    active: 'var(--ink-soft)',
    hover: 'var(--primary-soft)',
    selected: 'var(--primary-soft)',
    disabled: 'var(--ink-soft)',
    disabledBackground: 'var(--tint)',
    focus: 'var(--primary-soft)',
  },
};

const heading = {
  fontWeight: 'var(--w-head)',
  lineHeight: 'var(--lh-tight)',
  letterSpacing: 'var(--track-head)',
};

// Depth comes from hairlines; menus and dialogs set a shadow of their own (look/LOOK.md).
// oxfmt-ignore
const shadows: Shadows = [
  'none', 'none', 'none', 'none', 'none', 'none', 'none', 'none', 'none',
  'none', 'none', 'none', 'none', 'none', 'none', 'none', 'none',
  'none', 'none', 'none', 'none', 'none', 'none', 'none', 'none',
];

/**
 * What the site has no component for, and shades that none uses: each page would carry them. A component that comes to be
 * used leaves this list. Fonts are tokens already.
 */
const UNUSED =
  /^(font|shadows\.[1-9]|colorSpace|zIndex\.(fab|mobile|speed)|opacity\.inputUnderline|palette\.(primary\.light|secondary\.(light|dark)|(error|info|success|warning)\.dark|Filled|Slider|Speed|StepContent|Tooltip|Alert.+Filled|(Linear|Sw)\w+\.[^dp]|grey\.([25689]|A[247])))/;

/**
 * The site's MUI theme (QU-05). Every value is a role of tokens.css, so that light, dark and the reader's own settings
 * need no second theme and a colour is changed in one file.
 */
export function createSiteTheme(direction: Direction): Theme {
  const theme = createTheme({
    direction,
    // The reader's colour scheme is set by the page's head script, not by MUI.
    cssVariables: {
      nativeColor: true,
      disableCssColorScheme: true,
      shouldSkipGeneratingVar: (keys) => UNUSED.test(keys.join('.')) || shouldSkipGeneratingVar(keys),
    },
    palette,
    shadows,
    shape: { borderRadius: 8 },
    // As the header and the menus break: 80rem shows the navigation, below it the slide-out menu.
    breakpoints: { values: { xs: 0, sm: 640, md: 900, lg: 1280, xl: 1600 } },
    motion: { reducedMotion: 'system' },
    // Below an open menu, which ends where a snackbar lies.
    zIndex: { snackbar: 1150 },
    typography: {
      fontFamily: 'var(--font)',
      h1: { ...heading, fontSize: 'var(--fs-1)' },
      h2: { ...heading, fontSize: 'var(--fs-2)' },
      h3: { ...heading, fontSize: 'var(--fs-3)', lineHeight: 'var(--lh-snug)' },
      h4: { ...heading, fontSize: 'var(--fs-4)', lineHeight: 'var(--lh-snug)' },
      body1: { fontSize: 'var(--fs-body)', lineHeight: 'var(--lh-body)', letterSpacing: 'inherit' },
      body2: { fontSize: 'var(--fs-small)', lineHeight: 'var(--lh-body)', letterSpacing: 'inherit' },
      caption: { fontSize: 'var(--fs-mini)', lineHeight: 'var(--lh-snug)', letterSpacing: 'inherit' },
      button: { textTransform: 'none', fontWeight: 600, letterSpacing: 'inherit' },
    },
    transitions: { duration: { enteringScreen: 220, leavingScreen: 150 } },
    components: { ...buttons, ...data, ...feedback, ...fields, ...navigation, ...surfaces },
  });
  // Every page has the variables: no style needs a value in case that one is missing. MUI's own provider does the same.
  theme.vars = theme.generateThemeVars();
  theme.spacing = theme.generateSpacing();
  return theme;
}
