/** What Vite calls around each `import()` of a build: `vite.config.ts` puts this module in the place of Vite's own. */
export { preload as __vitePreload } from './preload.ts';
