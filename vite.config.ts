import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vite';
import { appManifests } from './server/build/appManifests.ts';
import { contentFiles } from './server/build/contentFiles/plugin.ts';
import { defines } from './server/build/defines.ts';
import { deferredAssets } from './server/build/deferredAssets.ts';
import { messages } from './server/build/messages.ts';
import { siteContent } from './server/build/siteContent.ts';
import { prerenderSite } from './server/prerender/plugin.ts';
import { OLDEST_BROWSERS } from './server/build/targets.ts';
import { folderOf } from './server/build/chunkFolders.ts';
import { chunkNames } from './server/build/chunkNames.ts';

const deferred = deferredAssets();
const { plugin: findMessages, withMessages } = messages();

export default defineConfig({
  define: defines(import.meta.dirname),
  plugins: [
    react(),
    prerenderSite(),
    deferred.plugin,
    findMessages,
    contentFiles(),
    siteContent(),
    appManifests(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: null,
      manifest: false,
      injectManifest: {
        globPatterns: [
          'assets/**/*.{js,svg}',
          '*.json',
          '!(assets)/**/*.json',
          'assets/instrument-sans-*.woff2',
          'shell/*.html',
          'icons/favicon.svg',
          'manifest*.webmanifest',
        ],
        globIgnores: ['version.json'],
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [deferred.mark],
      },
    }),
  ],
  resolve: {
    alias: [
      // The theme disables MUI's ripple.
      { find: './TouchRipple.mjs', replacement: `${import.meta.dirname}/src/app/theme/noRipple.ts` },
      // Vite's preloading does not retry.
      {
        find: '\0vite/preload-helper.js',
        replacement: `${import.meta.dirname}/src/app/start/preloadHelper.ts`,
      },
    ],
  },
  // Workers are modules, like the page's scripts.
  worker: { format: 'es' },
  build: {
    target: OLDEST_BROWSERS,
    manifest: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The bundler lists nothing for a part without dependencies, which also needs retries.
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'js' && file.endsWith('.js')
          ? withMessages(file, needed.length === 0 ? [file] : needed)
          : needed,
    },
    reportCompressedSize: false,
    rolldownOptions: {
      // Unused imports of Emotion; as CommonJS they would remain.
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
        ],
      },
      output: {
        chunkFileNames: ({ facadeModuleId }) => `${folderOf(facadeModuleId)}/[name]-[hash].js`,
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkNames() }] },
      },
    },
  },
});
