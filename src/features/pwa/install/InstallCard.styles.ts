import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { down } from '../../../shared/ui/breakpoints.ts';

/** At the bottom of the screen; full width on a phone. */
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
  // Keeps focused elements out from under the card.
  'html:has(&)': { scrollPaddingBlockEnd: '24rem' },
  [down('sm')]: {
    insetInline: '0.75rem',
    insetBlockEnd: 'calc(var(--bar) + 0.75rem)',
    inlineSize: 'auto',
    maxBlockSize: 'calc(100dvb - var(--bar) - 6.75rem)',
  },
  '@media (prefers-reduced-motion: no-preference)': { animation: 'offer var(--t-mid) var(--ease)' },
  '@keyframes offer': { from: { opacity: 0, translate: '0 0.5rem' } },
});

export const Head = styled(Stack)({
  flexWrap: 'nowrap',
  gap: '0.75rem',
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
