import LinearProgress from '@mui/material/LinearProgress';
import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useHeaderAway } from '../../shared/hooks/useHeaderAway.ts';

const read = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

/** Under the header, which stays at the top of the screen (Header). The page's own scrolling drives it where it can. */
const Line = styled(LinearProgress)({
  position: 'fixed',
  insetBlockStart: 'calc(4.75rem - 1px)',
  insetInline: 0,
  zIndex: 6,
  blockSize: 3,
  borderRadius: 0,
  backgroundColor: 'transparent',
  pointerEvents: 'none',
  '& > span': { borderRadius: 0, transformOrigin: 'left center', transition: 'none' },
  '@supports (animation-timeline: scroll())': {
    '& > span': { animation: `${read} linear both`, animationTimeline: 'scroll(root)' },
  },
  transition: 'inset-block-start var(--t-mid) var(--ease)',
  '@media (max-width: 40rem)': { insetBlockStart: 'calc(4rem - 1px)' },
  '@media (max-width: 56rem)': { '&[data-away]': { insetBlockStart: 0, zIndex: 4 } },
  // There the header goes with the page.
  '@media (max-width: 79.99rem) and (scripting: none)': { insetBlockStart: 0 },
});

/** Draws the page's scroll position on the bar, at most once a frame; returns the way to stop. */
function followScroll(bar: HTMLElement): () => void {
  let frame = 0;
  const draw = () => {
    frame = 0;
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
    const range = scrollHeight - clientHeight;
    bar.style.transform = `scaleX(${range > 0 ? Math.min(1, Math.max(0, scrollTop / range)) : 0})`;
  };
  const schedule = () => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  // The page grows while pictures and sections come.
  const size = new ResizeObserver(schedule);
  bar.style.animation = 'none';
  window.addEventListener('scroll', schedule, { passive: true });
  size.observe(document.documentElement);
  schedule();
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', schedule);
    size.disconnect();
  };
}

/** How far one has read: a bar along the header (BP-05), also where CSS knows no scroll timelines. */
export function ReadingProgress() {
  const line = useRef<HTMLSpanElement>(null);
  const away = useHeaderAway();
  useEffect(() => {
    const bar = line.current?.firstElementChild;
    if (!(bar instanceof HTMLElement) || CSS.supports('animation-timeline: scroll()')) return undefined;
    return followScroll(bar);
  }, []);
  // MUI's own value stays at nothing: it would have to be rendered anew with each step.
  return (
    <Line
      ref={line}
      variant="determinate"
      value={0}
      className="no-print"
      aria-hidden="true"
      data-away={away || undefined}
    />
  );
}
