import { startTransition, useEffect, useState } from 'react';

interface ScrollTriggerOptions {
  /** Pixels from the page's top up to which it counts as not scrolled. */
  readonly threshold: number;
  /** True also while one scrolls back up. */
  readonly disableHysteresis?: boolean;
}

/**
 * Whether the page is scrolled, as MUI's hook of the same name says it, but told in transitions. When a page is left,
 * the next one begins at its top: that scroll comes while React renders it in slices, and an urgent update would make
 * it throw them away and begin again. (Chromium never frees pictures with `srcset` of a render that was thrown away.)
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
