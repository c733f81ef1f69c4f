import type { Components, Theme } from '@mui/material/styles';
import { chosen, CONTRAST } from '../../../shared/ui/contrast.ts';

export const navigation: Components<Theme> = {
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: {
        color: 'var(--primary)',
        fontWeight: 600,
        textDecorationThickness: '1.5px',
        textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
        textUnderlineOffset: '0.22em',
        '&:hover': { textDecorationColor: 'currentColor' },
      },
    },
  },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'inherit' },
    styleOverrides: {
      root: {
        borderBlockEnd: '1px solid var(--line)',
        backgroundColor: 'var(--paper)',
        color: 'var(--ink)',
      },
    },
  },
  MuiToolbar: { styleOverrides: { root: { minBlockSize: 0 } } },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        color: 'var(--ink-soft)',
        fontSize: 'var(--fs-small)',
        overflowWrap: 'anywhere',
      },
      ol: {
        gap: '0.1rem 0.5rem',
        // On a narrow screen the page's title is truncated, not its parents.
        flexWrap: 'nowrap',
        '& > li:not(:last-of-type)': { flexShrink: 0, maxInlineSize: '50%' },
        '& > li:last-of-type': { minInlineSize: 0 },
        '& > li:last-of-type > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      },
      li: {
        display: 'inline-flex',
        alignItems: 'center',
        minBlockSize: '1.75rem',
        '& > a': { fontWeight: 'inherit' },
      },
      separator: { marginInline: 0 },
    },
  },
  MuiTabs: { styleOverrides: { indicator: { display: 'none' }, root: { minBlockSize: 0 } } },
  MuiTab: {
    styleOverrides: {
      root: {
        minBlockSize: 'var(--target)',
        maxInlineSize: 'none',
        alignItems: 'start',
        paddingInline: '0.9rem',
        borderRadius: 'var(--r-control)',
        color: 'var(--ink)',
        fontSize: '1rem',
        fontWeight: 500,
        textAlign: 'left',
        // The list clips its overflow.
        '&:focus-visible': { outlineOffset: '-3px' },
        '&.Mui-selected': {
          backgroundColor: 'var(--primary-soft)',
          color: 'var(--primary)',
          fontWeight: 600,
        },
        [CONTRAST]: { '&.Mui-selected': chosen },
      },
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        minInlineSize: 'var(--target)',
        blockSize: 'var(--target)',
        margin: 0,
        border: '1.5px solid transparent',
        borderRadius: 'var(--r-control)',
        color: 'var(--primary)',
        fontSize: '1rem',
        fontWeight: 600,
        '&:hover': { backgroundColor: 'var(--primary-soft)' },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'var(--primary)',
          color: 'var(--on-primary)',
        },
        [CONTRAST]: { borderColor: 'Canvas', '&.Mui-selected': chosen },
      },
    },
  },
  MuiBottomNavigation: {
    defaultProps: { showLabels: true },
    styleOverrides: { root: { blockSize: 'auto', backgroundColor: 'var(--paper)' } },
  },
  MuiBottomNavigationAction: {
    styleOverrides: {
      root: { maxInlineSize: 'none', minBlockSize: '3.5rem', paddingInline: '0.25rem', color: 'var(--ink)' },
      label: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.3, opacity: 1 },
    },
  },
  MuiStepIcon: {
    styleOverrides: {
      root: { color: 'var(--line-strong)', '&.Mui-active, &.Mui-completed': { color: 'var(--primary)' } },
    },
  },
};
