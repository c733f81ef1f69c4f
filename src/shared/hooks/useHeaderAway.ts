import { useScrollTrigger } from './useScrollTrigger.ts';

/** Pixels from the page's top within which the header stays. */
const TOP = 200;

/** True while one scrolls down the page: on phones the header is then out of the way (Header.tsx). */
export const useHeaderAway = (): boolean => useScrollTrigger({ threshold: TOP });
