import { startTransition, useEffect, useState } from 'react';

interface ScrollTriggerOptions {
  /** The page counts as not scrolled up to this position, in px. */
  readonly threshold: number;
  /** Also returns true while scrolling back up. */
  readonly disableHysteresis?: boolean;
}

/**
 * Returns whether the page is scrolled, as MUI's hook of the same name does, but updates in transitions. Navigation
 * scrolls to the top while React renders the next page concurrently; an urgent update would discard that render.
 * (Chromium never frees images with `srcset` of a discarded render.)
 */
export function useScrollTrigger({ threshold, disableHysteresis = false }: ScrollTriggerOptions): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    let previous = window.scrollY;
    let told: boolean | undefined;
    const look = () => {
      const { scrollY } = window;
      const now = scrollY > threshold && (disableHysteresis || scrollY >= previous);
      previous = scrollY;
      if (now === told) return;
      told = now;
      startTransition(() => setScrolled(now));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [threshold, disableHysteresis]);
  return scrolled;
}
