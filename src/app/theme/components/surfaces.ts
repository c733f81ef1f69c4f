import type { Components, Theme } from '@mui/material/styles';

const raised = { boxShadow: 'var(--shadow-menu)', backgroundImage: 'none' };

/** Paper, cards, accordions, dialogs, drawers: hairlines and tint; a shadow only above the page. */
export const surfaces: Components<Theme> = {
  // One measure for the whole site (tokens.css), in the place of MUI's fixed steps.
  MuiContainer: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      root: {
        '&&': { maxInlineSize: 'calc(var(--wrap) + 2 * var(--gutter))', paddingInline: 'var(--gutter)' },
      },
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    styleOverrides: {
      root: { border: '1px solid var(--line)', borderRadius: 'var(--r-card)' },
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
      // Not “start”, which in Urdu would be each run's own edge (base.css); the plugin mirrors it.
      root: { minBlockSize: '3.5rem', paddingInline: 0, fontWeight: 600, textAlign: 'left' },
      content: { marginBlock: '0.75rem' },
      expandIconWrapper: { color: 'var(--primary)' },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { paddingInline: 0, paddingBlock: '0 1.25rem' } } },
  // Without scripts nothing would ever open it.
  MuiCollapse: {
    styleOverrides: {
      root: { '@media (scripting: none)': { height: 'auto', overflow: 'visible', visibility: 'visible' } },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      // Safari lets a finger on it move the page behind, whatever the page's overflow says.
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
  // On wider screens MUI lets it shrink: the doubled selector is stronger.
  MuiMenuItem: { styleOverrides: { root: { '&&': { minBlockSize: 'var(--target)' } } } },
};
