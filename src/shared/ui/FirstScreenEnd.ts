import { createElement } from 'react';
import { skipHydration } from '../html/skipHydration.ts';

/** Id of the element that ends a page's first screen. (Without JSX, because Node imports this file.) */
export const FIRST_SCREEN_END = 'first-screen-end';

/**
 * Marks the end of a phone's first screen. The build writes the styles of later parts into it, so that the head has
 * only those of the first screen (QU-04).
 */
export const FirstScreenEnd = () => createElement('style', { id: FIRST_SCREEN_END, ...skipHydration });
