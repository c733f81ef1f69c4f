import type { Components, Theme } from '@mui/material/styles';

const raised = { boxShadow: 'var(--shadow-menu)' };

/** Paper, cards, accordions, dialogs, drawers: hairlines and tint, shadows only above the page. */
export const surfaces: Components<Theme> = {
  // One width for the site (tokens.css) replaces MUI's fixed steps.
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: {
      root: { maxInlineSize: 'calc(var(--wrap) + 2 * var(--gutter))', paddingInline: 'var(--gutter)' },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: {
        variants: [
          {
            props: { variant: 'tint' },
            style: { borderRadius: 'var(--r-card)', backgroundColor: 'var(--tint)' },
          },
        ],
      },
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 'var(--r-card)' } },
  },
  // A row wraps, and its parts share one middle line.
  MuiStack: {
    defaultProps: { useFlexGap: true },
    styleOverrides: {
      root: {
        variants: [{ props: { direction: 'row' }, style: { flexWrap: 'wrap', alignItems: 'center' } }],
      },
    },
  },
  MuiCardActionArea: { styleOverrides: { focusHighlight: { display: 'none' } } },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true, elevation: 0 },
    styleOverrides: {
      root: {
        backgroundColor: 'transparent',
        borderBlockEnd: '1px solid var(--line)',
        '&::before': { display: 'none' },
      },
      heading: { font: 'inherit', letterSpacing: 'inherit' },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      // Not “start”, which in Urdu is the edge of each run (base.css); the plugin mirrors “left”.
      root: { minBlockSize: '3.5rem', paddingInline: 0, fontWeight: 600, textAlign: 'left' },
      content: { marginBlock: '0.75rem' },
      expandIconWrapper: { color: 'var(--primary)' },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { paddingInline: 0, paddingBlock: '0 1.25rem' } } },
  // Without scripts a collapsed part could not be opened.
  MuiCollapse: {
    styleOverrides: {
      root: { '@media (scripting: none)': { height: 'auto', overflow: 'visible', visibility: 'visible' } },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      // In Safari a finger on the backdrop scrolls the page in spite of `overflow`.
      root: { backgroundColor: 'var(--scrim)', touchAction: 'none' },
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiDialog: {
    styleOverrides: {
      container: { paddingInline: 'var(--edge-safe)' },
      paper: {
        ...raised,
        maxBlockSize: 'calc(100% - 2rem)',
        margin: '1rem',
        border: '1px solid var(--line)',
        borderRadius: 'var(--r-card)',
        overscrollBehavior: 'contain',
      },
      paperFullWidth: { inlineSize: 'calc(100% - 2rem)' },
      paperFullScreen: { inlineSize: '100%', maxBlockSize: 'none', margin: 0, border: 0, borderRadius: 0 },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        fontWeight: 'var(--w-head)',
        fontSize: 'var(--fs-3)',
        lineHeight: 'var(--lh-snug)',
        letterSpacing: 'var(--track-head)',
      },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { ...raised, backgroundColor: 'var(--paper)' } } },
  MuiPopover: { styleOverrides: { paper: { ...raised, border: '1px solid var(--line)' } } },
  MuiMenu: { styleOverrides: { paper: { ...raised, minInlineSize: '13rem' } } },
  // The doubled selector overrides MUI's smaller size on wide screens.
  MuiMenuItem: { styleOverrides: { root: { '&&': { minBlockSize: 'var(--target)' } } } },
};
