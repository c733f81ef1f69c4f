import { createTheme, shouldSkipGeneratingVar, type Shadows, type Theme } from '@mui/material/styles';
import { breakpoints } from '../../shared/ui/breakpoints.ts';
import { buttons } from './components/buttons.ts';
import { data } from './components/data.ts';
import { feedback } from './components/feedback.ts';
import { fields } from './components/textFields.ts';
import { navigation } from './components/navigationParts.ts';
import { surfaces } from './components/surfaces.ts';
import type { Direction } from './emotionCache.ts';

/** Returns all shades of a role, which MUI would otherwise mix. */
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

// Depth comes from hairlines; menus and dialogs set their own shadow.
// oxfmt-ignore
const shadows: Shadows = [
  'none', 'none', 'none', 'none', 'none', 'none', 'none', 'none', 'none',
  'none', 'none', 'none', 'none', 'none', 'none', 'none', 'none',
  'none', 'none', 'none', 'none', 'none', 'none', 'none', 'none',
];

/** Variables that no component of the site uses; each page would contain them. */
const UNUSED =
  /^(font|shadows\.[1-9]|colorSpace|zIndex\.(fab|mobile|speed)|opacity\.inputUnderline|palette\.(primary\.light|secondary\.(light|dark)|(error|info|success|warning)\.dark|Filled|Slider|Speed|StepContent|Tooltip|Alert.+Filled|(Linear|Sw)\w+\.[^dp]|grey\.([25689]|A[247])))/;

/**
 * Returns the site's MUI theme (QU-05). Every value refers to a custom property of tokens.css, so that one theme serves
 * light, dark and the user's settings.
 */
export function createSiteTheme(direction: Direction): Theme {
  const theme = createTheme({
    direction,
    // The head script sets the colour scheme.
    cssVariables: {
      nativeColor: true,
      disableCssColorScheme: true,
      shouldSkipGeneratingVar: (keys) => UNUSED.test(keys.join('.')) || shouldSkipGeneratingVar(keys),
    },
    palette,
    shadows,
    shape: { borderRadius: 8 },
    breakpoints,
    // In rem, as text: a larger font size of the browser enlarges both.
    spacing: (factor: number) => `${factor / 2}rem`,
    motion: { reducedMotion: 'system' },
    // Below an open menu, which ends where a snackbar is.
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
  // MUI's own provider calls the same functions.
  theme.vars = theme.generateThemeVars();
  theme.spacing = theme.generateSpacing();
  return theme;
}
