import { unstable_createBreakpoints as createBreakpoints } from '@mui/system/createBreakpoints';

/**
 * The five breakpoints of the theme, in rem: a larger font size of the browser counts as a smaller screen. From `xl` on
 * the header shows the navigation, below it the slide-out menu.
 */
export const breakpoints = createBreakpoints({
  values: { xs: 0, sm: 40, md: 48, lg: 64, xl: 80 },
  unit: 'rem',
  step: 1,
});

/** Media queries from a breakpoint up, below one, and between two. */
export const { up, down, between } = breakpoints;

/** In rem: below it two short words do not fit side by side. */
export const SMALL_PHONE = 22.5;

/** Returns a media query without paper, which is as narrow as a phone. */
export const onScreen = (query: string) => query.replace('@media', '@media screen and');

/** Returns a media query for browsers that run no scripts. */
export const withoutScript = (query: string) => `${query} and (scripting: none)`;
