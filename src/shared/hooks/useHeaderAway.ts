import { useScrollTrigger } from './useScrollTrigger.ts';

/** The header stays within this distance from the page's top, in px. */
const THRESHOLD_PX = 200;

/** Returns true while scrolling down, when the header is hidden on phones. */
export const useHeaderAway = (): boolean => useScrollTrigger({ threshold: THRESHOLD_PX });
