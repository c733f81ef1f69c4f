import { useEffect, useState } from 'react';

/** Whether the screen is, or has been, as wide as `query` says. The build renders for all screens. */
export function useOnceWide(query: string): boolean {
  const [wide, setWide] = useState(() => typeof window === 'undefined' || window.matchMedia(query).matches);
  useEffect(() => {
    const screen = window.matchMedia(query);
    const widen = () => setWide((before) => before || screen.matches);
    screen.addEventListener('change', widen);
    return () => screen.removeEventListener('change', widen);
  }, [query]);
  return wide;
}
