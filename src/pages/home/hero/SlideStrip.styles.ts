import Card from '@mui/material/Card';
import { keyframes, styled } from '@mui/material/styles';
import { LARGE_LETTERS } from '../../../shared/ui/largeLetters.ts';
import { down } from '../../../shared/ui/breakpoints.ts';

const turnAway = keyframes({ to: { transform: 'perspective(40rem) rotateX(90deg)' } });
const turnUp = keyframes({ from: { transform: 'perspective(40rem) rotateX(-90deg)' } });

/** The panel of the slides: number, texts, button and dots. */
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
    // The same width for one and two digits.
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
    // A touch target that does not change the layout.
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
  // The same width for all labels.
  '& > a': { minInlineSize: 'min(10.5rem, 100%)' },
  [down('md')]: {
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
