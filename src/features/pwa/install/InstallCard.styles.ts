import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';

/** At the end of the screen's foot; on a phone as wide as the screen. */
export const Offer = styled(Card)<{ component: 'aside' }>({
  position: 'fixed',
  insetBlockEnd: 'calc(var(--bar) + 1.5rem)',
  insetInlineEnd: 'max(1.5rem, var(--edge-safe))',
  zIndex: 8,
  display: 'grid',
  gap: '0.75rem',
  inlineSize: 'min(25rem, 100% - 2rem)',
  maxBlockSize: 'calc(100dvb - var(--bar) - 8rem)',
  padding: '1.25rem',
  overflow: 'auto',
  boxShadow: 'var(--shadow-menu)',
  overscrollBehavior: 'contain',
  '& > p': { color: 'var(--ink-soft)', fontSize: '1rem', lineHeight: 'var(--lh-body)' },
  '& > .MuiIconButton-root': { position: 'absolute', insetBlockStart: '0.5rem', insetInlineEnd: '0.5rem' },
  // What takes the focus is not hidden behind the card.
  'html:has(&)': { scrollPaddingBlockEnd: '24rem' },
  '@media (max-width: 40rem)': {
    insetInline: '0.75rem',
    insetBlockEnd: 'calc(var(--bar) + 0.75rem)',
    inlineSize: 'auto',
    maxBlockSize: 'calc(100dvb - var(--bar) - 6.75rem)',
  },
  '@media (prefers-reduced-motion: no-preference)': { animation: 'offer var(--t-mid) var(--ease)' },
  '@keyframes offer': { from: { opacity: 0, translate: '0 0.5rem' } },
});

/** The firm's mark and what is offered, beside the way to close it. */
export const Head = styled('div')({
  display: 'flex',
  gap: '0.75rem',
  alignItems: 'center',
  paddingInlineEnd: '2.75rem',
  '& > span': {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    borderRadius: 12,
    backgroundColor: 'var(--tint)',
  },
  '& svg': { blockSize: '1.75rem' },
  '& h2': { fontSize: '1.1875rem', lineHeight: 'var(--lh-snug)' },
});
