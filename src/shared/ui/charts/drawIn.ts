import { type CSSObject, keyframes } from '@mui/material/styles';

const come = keyframes({ from: { '--drawn': 0 }, to: { '--drawn': 1 } });

/**
 * Marks of a chart are drawn when their place (`box`) comes onto the screen, on phones above the fixed bar: `style` reads
 * `--drawn`, 0 before and 1 after. Scrolling only says when: bars that followed it would stand still at a wrong length,
 * in the first screen too. On paper, without motion, and in browsers that cannot, the marks are simply there. Words do
 * not take part.
 */
export const drawIn = (box: string, marks: string, style: CSSObject): CSSObject => ({
  '@media screen and (prefers-reduced-motion: no-preference)': {
    '@supports (animation-timeline: view())': {
      [box]: {
        animation: `${come} linear both`,
        animationTimeline: 'view(0px var(--bar))',
        animationRange: 'entry',
      },
      // Not their widths, which the reader's own figures change.
      [marks]: { ...style, transition: 'transform 600ms var(--ease), clip-path 600ms var(--ease)' },
    },
  },
});
