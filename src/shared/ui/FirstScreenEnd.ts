import { createElement } from 'react';
import { skipHydration } from '../html/skipHydration.ts';

/** Id of the element that ends a page's first screen. (Node.js reads this file, too: without JSX.) */
export const FIRST_SCREEN_END = 'first-screen-end';

/**
 * Marks the end of what a phone shows of a page at first. The build writes the styles of all that follows into it; the
 * head then has only those of the first screen (QU-04).
 */
export const FirstScreenEnd = () => createElement('style', { id: FIRST_SCREEN_END, ...skipHydration });
