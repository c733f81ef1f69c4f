import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What of the screen is covered, in pixels: the header at the top, the bars at the bottom. */
const TOP = 110;
const BOTTOM = 170;

/** A scroll of our own takes at most so many milliseconds; browsers without `scrollend` do not say when it is over. */
const OWN = 1000;

function inView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > TOP && top < window.innerHeight - BOTTOM;
}

/** Whether all of it can be seen, or its beginning where it is taller than the screen. */
function wellInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const room = window.innerHeight - BOTTOM;
  return top >= TOP && (bottom <= room || (bottom - top > room - TOP && top < room / 2));
}

/**
 * Keeps what is read in sight, as long as the reader does not scroll away from it by hand. The page's own styles decide
 * whether that is smooth. Gives whether they did, and the way back.
 */
export function useFollow(element: Element | undefined): { away: boolean; goThere: () => void } {
  const [away, setAway] = useState(false);
  const ownUntil = useRef(0);

  const show = (target: Element) => {
    if (wellInView(target)) return;
    ownUntil.current = performance.now() + OWN;
    const tall = target.getBoundingClientRect().height > window.innerHeight - TOP - BOTTOM;
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
    // The reader's hand ends what is under way.
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
