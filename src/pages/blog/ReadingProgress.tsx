import LinearProgress from '@mui/material/LinearProgress';
import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useHeaderAway } from '../../shared/hooks/useHeaderAway.ts';
import { down, withoutScript } from '../../shared/ui/breakpoints.ts';

const read = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

/** Under the sticky header. Driven by a scroll timeline where supported. */
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
  [down('sm')]: { insetBlockStart: 'calc(4rem - 1px)' },
  [down('lg')]: { '&[data-away]': { insetBlockStart: 0, zIndex: 4 } },
  // Without scripts the header is not sticky.
  [withoutScript(down('xl'))]: { insetBlockStart: 0 },
});

/** Updates the bar on scroll, at most once per frame; returns a function that stops it. */
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

/** Progress bar of reading along the header (BP-05), also without CSS scroll timelines. */
export function ReadingProgress() {
  const line = useRef<HTMLSpanElement>(null);
  const away = useHeaderAway();
  useEffect(() => {
    const bar = line.current?.firstElementChild;
    if (!(bar instanceof HTMLElement) || CSS.supports('animation-timeline: scroll()')) return undefined;
    return followScroll(bar);
  }, []);
  // A constant value, since updating it would render the bar on each scroll.
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
