import { CONTRAST, drawn } from '../../../shared/ui/contrast.ts';

/** Styles of a dot: a short bar in a touch target, for `ButtonBase`. */
export const dot = {
  minBlockSize: 'var(--target)',
  '&::before': {
    content: '""',
    flex: 1,
    blockSize: '4px',
    borderRadius: '2px',
    background: 'var(--line-strong)',
  },
  '&:hover::before': { background: 'var(--primary)' },
  '&[aria-current]::before': { blockSize: '6px', borderRadius: '3px', background: 'var(--primary)' },
  [CONTRAST]: { '&::before': drawn('CanvasText'), '&[aria-current]::before': drawn('Highlight') },
} as const;
