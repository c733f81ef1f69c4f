import type { Breakpoint } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { up } from '../../shared/ui/breakpoints.ts';

/** Returns whether the screen is, or has been, as wide as a breakpoint; true while prerendering. */
export function useOnceWide(breakpoint: Breakpoint): boolean {
  const query = up(breakpoint).replace('@media ', '');
  const [wide, setWide] = useState(() => typeof window === 'undefined' || window.matchMedia(query).matches);
  useEffect(() => {
    const screen = window.matchMedia(query);
    const widen = () => setWide((before) => before || screen.matches);
    screen.addEventListener('change', widen);
    return () => screen.removeEventListener('change', widen);
  }, [query]);
  return wide;
}
