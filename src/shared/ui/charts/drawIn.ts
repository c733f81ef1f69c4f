import { type CSSObject, keyframes } from '@mui/material/styles';

const come = keyframes({ from: { '--drawn': 0 }, to: { '--drawn': 1 } });

/**
 * Animates the marks of a chart when `box` enters the screen, on phones above the fixed bar: `style` reads `--drawn`, 0
 * before and 1 after. Scrolling only starts the animation; a scroll-linked one would stop at a wrong length. On paper,
 * with reduced motion and in other browsers the marks are static.
 */
export const drawIn = (box: string, marks: string, style: CSSObject): CSSObject => ({
  '@media screen and (prefers-reduced-motion: no-preference)': {
    '@supports (animation-timeline: view())': {
      [box]: {
        animation: `${come} linear both`,
        animationTimeline: 'view(0px var(--bar))',
        animationRange: 'entry',
      },
      // Not their widths, which user input changes.
      [marks]: { ...style, transition: 'transform 600ms var(--ease), clip-path 600ms var(--ease)' },
    },
  },
});
