import { useEffect, useState } from 'react';

/** Pixels from which on the page counts as scrolled (FR-07). */
const THRESHOLD = 20;

/** True while the page is scrolled by more than 20 pixels. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > THRESHOLD);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrolled;
}
