import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Pixels that are covered by the header at the top and by the bars at the bottom. */
const TOP_PX = 110;
const BOTTOM_PX = 170;

/** Maximum duration of a programmatic scroll, for browsers without `scrollend`. */
const SCROLL_TIMEOUT_MS = 1000;

function inView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > TOP_PX && top < window.innerHeight - BOTTOM_PX;
}

/** Returns true when the element is completely visible, or its start when it is taller than the screen. */
function wellInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const room = window.innerHeight - BOTTOM_PX;
  return top >= TOP_PX && (bottom <= room || (bottom - top > room - TOP_PX && top < room / 2));
}

/** Scrolls to the current block until the user scrolls away; `goThere` scrolls back. */
export function useFollow(element: Element | undefined): { away: boolean; goThere: () => void } {
  const [away, setAway] = useState(false);
  const ownUntil = useRef(0);

  const show = (target: Element) => {
    if (wellInView(target)) return;
    ownUntil.current = performance.now() + SCROLL_TIMEOUT_MS;
    const tall = target.getBoundingClientRect().height > window.innerHeight - TOP_PX - BOTTOM_PX;
    target.scrollIntoView({ block: tall ? 'start' : 'center' });
  };
  const follow = useEffectEvent((target: Element) => {
    if (!away) show(target);
  });
  useEffect(() => {
    if (element) follow(element);
  }, [element]);

  useEffect(() => {
    const ended = () => {
      ownUntil.current = 0;
    };
    const scrolled = () => {
      if (element && performance.now() > ownUntil.current) setAway(!inView(element));
    };
    // User input ends a programmatic scroll.
    const grip = ended;
    window.addEventListener('scroll', scrolled, { passive: true });
    document.addEventListener('scrollend', ended);
    window.addEventListener('wheel', grip, { passive: true });
    window.addEventListener('touchmove', grip, { passive: true });
    return () => {
      window.removeEventListener('scroll', scrolled);
      document.removeEventListener('scrollend', ended);
      window.removeEventListener('wheel', grip);
      window.removeEventListener('touchmove', grip);
    };
  }, [element]);

  const goThere = () => {
    setAway(false);
    if (element) show(element);
  };
  return { away: away && element !== undefined, goThere };
}
