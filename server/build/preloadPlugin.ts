import type { Plugin } from 'vite';

/** Module that Vite puts around each `import()` of a build. */
const HELPER = '\0vite/preload-helper.js';

/** Puts src/app/start/preload.ts in the place of Vite's own preloading, which knows no bad lines. */
export function preloadThroughBadLines(): Plugin {
  return {
    name: 'marsa:preload',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    load(id) {
      if (id !== HELPER) return undefined;
      return "export { preload as __vitePreload } from '/src/app/start/preload.ts';";
    },
  };
}
