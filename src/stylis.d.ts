// stylis ships no types; emotion's cache takes its plugins as they are.
declare module 'stylis' {
  import type { StylisPlugin } from '@emotion/cache';
  export const prefixer: StylisPlugin;
}
