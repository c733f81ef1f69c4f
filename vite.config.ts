import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vite';
import { appManifests } from './server/build/appManifests.ts';
import { defines } from './server/build/defines.ts';
import { deferredAssets } from './server/build/deferredAssets.ts';
import { precache } from './server/build/precache.ts';
import { siteContent } from './server/build/siteContent.ts';
import { prerenderSite } from './server/prerender/plugin.ts';
import { OLDEST_BROWSERS } from './server/build/targets.ts';
import { folderOf } from './server/build/chunkFolders.ts';
import { chunkOf } from './server/build/chunks.ts';

const deferred = deferredAssets();

export default defineConfig({
  define: defines(import.meta.dirname),
  plugins: [
    react(),
    prerenderSite(),
    deferred.plugin,
    siteContent(),
    appManifests(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: null,
      manifest: false,
      injectManifest: { ...precache, manifestTransforms: [deferred.mark] },
    }),
  ],
  resolve: {
    alias: [
      // The theme switches MUI's ripple off.
      { find: './TouchRipple.mjs', replacement: `${import.meta.dirname}/src/app/theme/noRipple.ts` },
      {
        find: /^workbox-window$/,
        replacement: `${import.meta.dirname}/src/features/pwa/trustedWorkbox.ts`,
      },
      // Vite's own preloading knows no bad lines.
      {
        find: '\0vite/preload-helper.js',
        replacement: `${import.meta.dirname}/src/app/start/preloadHelper.ts`,
      },
      // The package gives bundlers the build with warnings for developers.
      {
        find: /^react-router$/,
        replacement: `${import.meta.dirname}/node_modules/react-router/dist/production/index.mjs`,
      },
    ],
  },
  // Modules, as the page's own scripts are.
  worker: { format: 'es' },
  build: {
    target: OLDEST_BROWSERS,
    manifest: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A part that needs no other is fetched through a bad line, too: for it the bundler would list nothing.
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'js' && needed.length === 0 && file.endsWith('.js') ? [file] : needed,
    },
    reportCompressedSize: false,
    rolldownOptions: {
      // Emotion imports them for what the site does not use; as CommonJS they would stay.
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
        ],
      },
      output: {
        chunkFileNames: ({ facadeModuleId }) => `${folderOf(facadeModuleId)}/[name]-[hash].js`,
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] },
      },
    },
  },
});
