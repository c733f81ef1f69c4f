/** Replaces the module that Vite calls around each `import()` of a build (vite.config.ts). */
export { preload as __vitePreload } from './preload.ts';
