import Card from '@mui/material/Card';
import { keyframes, styled } from '@mui/material/styles';
import { LARGE_LETTERS } from '../../../shared/ui/largeLetters.ts';

const turnAway = keyframes({ to: { transform: 'perspective(40rem) rotateX(90deg)' } });
const turnUp = keyframes({ from: { transform: 'perspective(40rem) rotateX(-90deg)' } });

/** The slides' panel: which one it is, its words, its button, and the dots below. */
export const Strip = styled(Card)<{ component: 'section' }>({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '1rem 2rem',
  alignItems: 'center',
  paddingBlock: '1rem 0.4rem',
  paddingInline: '1.75rem 1.25rem',
  overflow: 'visible',
  touchAction: 'pan-y pinch-zoom',
  '& > p': {
    paddingInlineEnd: '2rem',
    borderInlineEnd: '1px solid var(--line)',
    color: 'var(--ink-soft)',
    fontSize: '0.9375rem',
    lineHeight: 2.5,
    whiteSpace: 'nowrap',
    // As wide with one figure as with two.
    '& b': {
      display: 'inline-block',
      minInlineSize: '2ch',
      textAlign: 'end',
      color: 'var(--ink)',
      fontWeight: 600,
    },
  },
  '& > [aria-live]': {
    display: 'grid',
    alignItems: 'center',
    '& p': { gridArea: '1 / 1' },
    '& b': { display: 'block', fontSize: '1.125rem', fontWeight: 600, lineHeight: 'var(--lh-snug)' },
    // Large enough for a finger, without room of its own.
    '& b > a': {
      display: 'inline-block',
      paddingBlock: '0.3rem',
      marginBlock: '-0.3rem',
      color: 'inherit',
      textDecorationLine: 'underline',
      textDecorationColor: 'color-mix(in srgb, currentColor 35%, transparent)',
      textUnderlineOffset: '0.22em',
      '&:hover': { textDecorationColor: 'currentColor' },
    },
    '& span': {
      display: 'block',
      color: 'var(--ink-soft)',
      fontSize: '1rem',
      lineHeight: 'calc(var(--lh-body) - 0.15)',
    },
    '& [data-flip="away"]': { visibility: 'hidden' },
    '& [data-flip="out"]': { animation: `${turnAway} calc(var(--t-flip) / 2) ease-in forwards` },
    '& [data-flip="in"]': { animation: `${turnUp} calc(var(--t-flip) / 2) ease-out` },
  },
  // As wide with any of its words.
  '& > a': { minInlineSize: 'min(10.5rem, 100%)' },
  '@media (max-width: 48rem)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '0.85rem',
    paddingBlockStart: '1.1rem',
    paddingInline: '1.1rem',
    '& > p': {
      position: 'absolute',
      insetBlockStart: '1.1rem',
      insetInlineEnd: '1.1rem',
      padding: 0,
      border: 0,
      lineHeight: 1.6,
    },
    '& > [aria-live]': { alignItems: 'start', '& b': { paddingInlineEnd: '4.5rem' } },
  },
  [LARGE_LETTERS]: { '& > p': { position: 'static' }, '& > [aria-live] b': { paddingInlineEnd: 0 } },
});
