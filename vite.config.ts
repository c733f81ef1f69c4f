import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { furtherFiles } from './server/build/furtherFiles.ts';
import { devContent } from './server/content/devContent.ts';
import { lightRouter } from './server/build/lightRouter.ts';
import { preloadThroughBadLines } from './server/build/preloadPlugin.ts';
import { prerenderSite } from './server/prerender/plugin.ts';
import { findChromium } from './tests/support/chromiumPath.ts';
import { appManifest } from './src/content/appManifest.ts';

const inNode = { environment: 'node' as const };

/** The browser tests, or none, with a word about it, where there is no browser to run them in. */
function browserTests(): string[] {
  if (!process.env['VITEST'] || findChromium()) return ['tests/e2e/**/*.test.ts'];
  console.warn('The browser tests are skipped: no Chromium found (set CHROMIUM_PATH, or install one).');
  return [];
}

const further = furtherFiles();

export default defineConfig({
  plugins: [
    react(),
    devContent(),
    prerenderSite(),
    preloadThroughBadLines(),
    lightRouter(),
    further.plugin,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: null,
      manifest: appManifest,
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: [
          'assets/**/*.{js,svg}',
          'assets/instrument-sans-latin-*.woff2',
          'assets/style-*.css',
          'shell/*.html',
          'variants/*/{index,blog,saved,quote,schedule}.html',
          'variants/*/article.json',
          'icons/favicon.svg',
          'manifest.webmanifest',
        ],
        // Kept when it is used: the edge to the content service, which has nothing to do without a network. The
        // database in memory is for devices that could not keep a cache.
        globIgnores: ['assets/service-*.js', 'assets/memory-database-*.js'],
        manifestTransforms: [further.mark],
        // Hashed names never change their content.
        dontCacheBustURLsMatching: /^assets\//,
      },
    }),
  ],
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What every page needs and releases seldom change, in one file that browsers keep across versions.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            {
              name: 'router',
              test: /node_modules[\\/](react-router|react-router-dom|i18next|react-i18next)[\\/]/,
            },
            { name: 'search', test: /node_modules[\\/]minisearch[\\/]/ },
            { name: 'dexie', test: /node_modules[\\/](dexie|dexie-react-hooks)[\\/]/ },
            // Small parts that each page fetches anyway: on a bad line every file more is one more that may stall.
            {
              name: 'frame',
              test: /src[\\/](app[\\/](layout[\\/](FrameEnd|Footer|ActionBar|NavigationLink|menus[\\/](MenuColumnLinks|MenuPanel\.module))|routing[\\/]Arrival)|content[\\/](navigation|menuNames)|features[\\/]pwa[\\/](updates|UpdatePrompt))\./,
            },
            {
              name: 'worker',
              test: /node_modules[\\/]workbox-window[\\/]|src[\\/](features[\\/]pwa[\\/](registerWorker|shareWithWorker)|shared[\\/]http[\\/](insist|saveData))\./,
            },
            { name: 'contact', test: /src[\\/](pages[\\/]contact|shared[\\/]ui[\\/]Crumbs)/ },
            {
              name: 'menus',
              test: /src[\\/]app[\\/]layout[\\/]menus[\\/](?!MenuColumnLinks|parts)\w+\.tsx?$/,
            },
          ],
        },
      },
    },
  },
  test: {
    reporters: ['default', './tests/support/closingLine.ts'],
    projects: [
      {
        extends: true,
        test: {
          ...inNode,
          name: 'unit',
          testTimeout: 30_000,
          include: ['tests/{unit,consistency}/**/*.test.{ts,tsx}', 'tests/support/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...inNode,
          name: 'e2e',
          include: browserTests(),
          globalSetup: ['tests/support/builtSite.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          ...inNode,
          name: 'wordpress',
          include: ['tests/wordpress/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
