import { useEffect, useRef } from 'react';
import styles from './ReadingProgress.module.css';

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

/** How far one has read: a bar along the top of the screen (BP-05), also where CSS knows no scroll timelines. */
export function ReadingProgress() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element || CSS.supports('animation-timeline: scroll()')) return undefined;
    return followScroll(element);
  }, []);
  return <i ref={bar} className={`${styles.progress} no-print`} aria-hidden="true" />;
}
