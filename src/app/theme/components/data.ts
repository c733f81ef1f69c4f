import type { Components, Theme } from '@mui/material/styles';

export const data: Components<Theme> = {
  // Only Internet Explorer read `focusable`.
  MuiSvgIcon: { defaultProps: { fontSize: 'inherit', focusable: undefined } },
  MuiChip: {
    styleOverrides: {
      root: {
        blockSize: 'auto',
        minBlockSize: '2rem',
        maxInlineSize: '100%',
        paddingBlock: '0.1rem',
        borderRadius: 'var(--r-pill)',
        backgroundColor: 'var(--tint)',
        color: 'inherit',
        fontSize: 'var(--fs-mini)',
        fontWeight: 600,
        lineHeight: 1.3,
        // In the dark scheme the tint alone has too little contrast.
        boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 16%, transparent)',
        // The site's icons have no chip class of MUI.
        '& > .MuiSvgIcon-root:not(.MuiChip-deleteIcon)': {
          marginInlineStart: '0.7rem',
          marginInlineEnd: '-0.35rem',
        },
        variants: [
          {
            props: { variant: 'success' },
            style: { backgroundColor: 'var(--success-tint)', color: 'var(--success)' },
          },
          {
            props: { color: 'primary' },
            style: { backgroundColor: 'var(--primary)', color: 'var(--on-primary)', boxShadow: 'none' },
          },
        ],
      },
      // Wrapping text needs no ellipsis: WebKit showed one after a rounding error.
      label: { overflowWrap: 'anywhere', whiteSpace: 'normal', textOverflow: 'clip' },
      clickable: { minBlockSize: 'var(--target)', '&:hover': { backgroundColor: 'var(--primary-soft)' } },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '0.75rem 1rem',
        borderColor: 'var(--line)',
        color: 'inherit',
        fontSize: '1rem',
        lineHeight: 'var(--lh-snug)',
        textAlign: 'left',
      },
      head: { fontWeight: 600 },
    },
  },
  MuiListItemButton: { styleOverrides: { root: { minBlockSize: 'var(--target)' } } },
};
