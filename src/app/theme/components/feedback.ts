import type { Components, Theme } from '@mui/material/styles';
import { CONTRAST, drawn } from '../../../shared/ui/contrast.ts';

const notice = (role: 'success' | 'warning') => ({
  backgroundColor: `var(--${role}-tint)`,
  color: 'var(--ink)',
  '& .MuiAlert-icon': { color: `var(--${role})` },
});

export const feedback: Components<Theme> = {
  MuiAlert: {
    defaultProps: { variant: 'standard' },
    styleOverrides: {
      root: {
        borderRadius: 'var(--r-control)',
        fontSize: '1rem',
        lineHeight: 'var(--lh-snug)',
        variants: [
          { props: { severity: 'success' }, style: notice('success') },
          { props: { severity: 'warning' }, style: notice('warning') },
          { props: { severity: 'error' }, style: { ...notice('warning'), color: 'var(--error)' } },
          { props: { severity: 'info' }, style: { backgroundColor: 'var(--tint)', color: 'var(--ink)' } },
        ],
      },
      message: { alignSelf: 'center' },
      action: { alignItems: 'center', paddingBlock: 0 },
    },
  },
  // MUI sets an offset per side: the inline margin adds the safe area.
  MuiSnackbar: { styleOverrides: { root: { marginInline: 'var(--edge-safe)' } } },
  MuiSnackbarContent: {
    styleOverrides: {
      root: { backgroundColor: 'var(--deep)', color: 'var(--on-deep)', fontSize: '1rem' },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { blockSize: 8, borderRadius: 'var(--r-pill)', backgroundColor: 'var(--primary-soft)' },
      bar: { borderRadius: 'var(--r-pill)', [CONTRAST]: drawn('Highlight') },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: false },
    styleOverrides: { root: { backgroundColor: 'var(--primary-soft)' } },
  },
};
