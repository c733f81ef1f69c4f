import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vite';
import { downloadFiles } from './server/build/downloads/plugin.ts';
import { deferredAssets } from './server/build/deferredAssets.ts';
import { devContent } from './server/content/devContent.ts';
import { lightRouter } from './server/build/lightRouter.ts';
import { readSettings } from './server/build/settings.ts';
import { preloadThroughBadLines } from './server/build/preloadPlugin.ts';
import { searchTexts } from './server/build/searchTexts/plugin.ts';
import { releaseFile } from './server/build/releaseFile.ts';
import { prerenderSite } from './server/prerender/plugin.ts';
import { OLDEST_BROWSERS } from './server/build/targets.ts';
import { brandInHtml } from './server/build/brandInHtml.ts';
import { appManifest } from './src/content/appManifest.ts';

/**
 * Where a chunk goes: the bodies of content pages, and what is searched in them, by their language, so that the worker can
 * tell them.
 */
function folderOf(module: string | null): string {
  const facts = /\/content\/facts\/(arabic|urdu|hindi)\.ts$/.exec(module ?? '')?.[1];
  const language =
    /(?:\/content\/pages\/(?=..\/)|search-texts\/)(en|ar|ur|hi)\b/.exec(module ?? '')?.[1] ??
    { arabic: 'ar', urdu: 'ur', hindi: 'hi' }[facts ?? ''];
  return language ? `assets/pages-${language}` : 'assets';
}

const deferred = deferredAssets();

/** Parsed here: a build with an address that nothing may be sent to stops before it begins. */
const { leadsEndpoint = '', vitalsEndpoint = '' } = readSettings(import.meta.dirname);

export default defineConfig({
  // Always a text, so that branches on it are decided by the bundler, of pages and worker alike.
  define: {
    'import.meta.env.VITE_LEADS_ENDPOINT': JSON.stringify(leadsEndpoint),
    'import.meta.env.VITE_VITALS_ENDPOINT': JSON.stringify(vitalsEndpoint),
    'import.meta.env.BUILD_YEAR': JSON.stringify(String(new Date().getUTCFullYear())),
  },
  plugins: [
    react(),
    brandInHtml(),
    devContent(),
    prerenderSite(),
    preloadThroughBadLines(),
    lightRouter(),
    deferred.plugin,
    releaseFile(),
    downloadFiles(),
    searchTexts(),
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
          'shell/*.html',
          'kept/**/*.json',
          'icons/favicon.svg',
          'manifest.webmanifest',
        ],
        // Kept when it is used: the edge to the content service, which has nothing to do without a network. The
        // database in memory is for devices that could not keep a cache.
        globIgnores: ['assets/service-*.js', 'assets/memory-database-*.js'],
        manifestTransforms: [deferred.mark],
        // Hashed names never change their content.
        dontCacheBustURLsMatching: /^assets\//,
      },
    }),
  ],
  // Modules, as the page's own scripts are.
  worker: { format: 'es' },
  build: {
    target: OLDEST_BROWSERS,
    manifest: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
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
        // What every page needs and releases seldom change, in one file that browsers keep across versions.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            {
              name: 'router',
              test: /node_modules[\\/](react-router|react-router-dom|i18next|react-i18next)[\\/]/,
            },
            // MUI by the moment at which its parts are needed. What the first screen is made of imports nothing of the
            // others: a chunk that waits for one that waits for it would run too early.
            { name: 'mui-popper', test: /node_modules[\\/](@popperjs|@mui[\\/]material[\\/]Popper)[\\/]/ },
            {
              name: 'mui-overlays',
              test: /node_modules[\\/](@mui[\\/]material[\\/](?!.*Classes\.)(Backdrop|ClickAwayListener|Dialog|Drawer|Fade|Grow|Menu|Modal|Popover|Portal|Slide[\\/]|Snackbar|SwipeableDrawer|Tooltip|Unstable_TrapFocus|Zoom))/,
            },
            {
              name: 'mui-fields',
              test: /node_modules[\\/]@mui[\\/]material[\\/](?!.*Classes\.|internal[\\/](?:svg-icons|animate))(Autocomplete|Filled|Form|Input|Native|Outlined|Radio|Select|Slider|Text|ToggleButton|internal|useAutocomplete)/,
            },
            {
              name: 'mui-cards',
              test: /node_modules[\\/]@mui[\\/]material[\\/](?!.*Classes\.)(Alert|Avatar|BottomNav|CardAction|CardContent|CardMedia|Chip|LinearProgress|List|Skeleton|Step)/,
            },
            {
              name: 'mui-data',
              test: /node_modules[\\/]@mui[\\/]material[\\/](?!.*Classes\.)(Accordion|Badge|Breadcrumbs|Checkbox|Collapse|Pagination|Switch|Tab|usePagination)/,
            },
            {
              name: 'mui',
              test: /node_modules[\\/](@emotion|@mui(?![\\/]utils[\\/]useRovingTabIndex)|@babel[\\/]runtime|clsx|dom-helpers|hoist-non-react-statics|prop-types|react-is|react-transition-group|stylis)[\\/]/,
            },
            // Else in files of a few hundred bytes each, of which each may stall.
            {
              name: 'words',
              test: /src[\\/](i18n[\\/](i18n|languages|wordParts|storedLanguage|pageLanguage|addresses)|content[\\/]brand|app[\\/]start[\\/](preload|warmHttpCacheGlobal|lostChunks)|shared[\\/](yieldToMain|leaving|parseUrl|whenIdle|storage[\\/]persisted|hooks[\\/](idleOrNear|inTurn|onceTapped)|http[\\/](finalFailure|fetchOnce|lost|insist|saveData|network)))\./,
            },
            {
              name: 'library',
              test: /src[\\/](features[\\/]library[\\/](?!ui[\\/](TravelCheck|StorageMeter|SavedRow|PackRow|RecentList|LibrarySearch))|pages[\\/]blog[\\/](saving|source|guide)|features[\\/]reader[\\/]file[\\/](SaveFile|fileName))/,
            },
            // Its chunk would else take the name of whatever is first to share it.
            {
              name: 'valibot',
              test: /node_modules[\\/]valibot[\\/]|src[\\/]shared[\\/]storage[\\/]jsonCodec\./,
            },
            // With what reads the blog by it: pages and the site's search would share that in two files more.
            {
              name: 'dexie',
              test: /node_modules[\\/](dexie|dexie-react-hooks)[\\/]|src[\\/](shared[\\/]storage[\\/](?!memory|persisted|usePersisted|jsonCodec)|features[\\/]blog[\\/](db[\\/](read|newest|tables|name)|rules[\\/](query|slug)|hooks[\\/]useSearchResults|search[\\/]search(?:Device|Worker))\.)/,
            },
            // Small parts that each page fetches anyway: on a bad line every file more is one more that may stall.
            {
              name: 'frame',
              test: /src[\\/](app[\\/](errors[\\/]Trouble|layout[\\/](FrameEnd|PageProgress|Footer|ActionBar|menus[\\/]useLinkLabel)|routing[\\/]Arrival)|content[\\/]art[\\/]states[\\/](offline|unreachable)|shared[\\/](offerFile|text[\\/]amount|ui[\\/](PartIcon|StatePanel))|content[\\/](navigation|menuNames|email|officeHours)|i18n[\\/]useOpeningHours|features[\\/]siteSearch[\\/](SearchKeys|slashKey)|features[\\/]pwa[\\/](updates|UpdatePrompt|InstallOffer|install[\\/]firstPage)|shared[\\/](updateHolds|saveEvents|readingProgressFlag|http[\\/](connection|deadline|HttpError))|features[\\/]blog[\\/]api[\\/]address)\./,
            },
            {
              name: 'forms',
              test: /src[\\/](features[\\/]leads[\\/](drafts[\\/]|db[\\/]name|useSubmitForm|loadOutbox|meeting|message|ui[\\/](LazyRequests|MeetingFile|FormParts|DayField|RadioTiles|StateAlert|Summary))|content[\\/]home[\\/]slots|shared[\\/](randomKey|calendar|text[\\/]normalise|ui[\\/]Highlight))/,
            },
            { name: 'Modal', test: /src[\\/]shared[\\/]ui[\\/]Modal\./ },
            // What looks out for the moment to offer the app.
            {
              name: 'install',
              test: /src[\\/]features[\\/]pwa[\\/](refreshTag|install[\\/](InstallMoment|offer|installWay|offerStorage|offerPolicy|promptEvent|useInstallWay|periodicRefresh))\./,
            },
            // Addresses of the drawings, of hero and content pages.
            { name: 'slides', test: /src[\\/]content[\\/]art[\\/](slides[\\/]|harbour\.)/ },
            {
              name: 'contact',
              test: /src[\\/](pages[\\/](contact[\\/](\w+Page|lazyForms)|not-found)|i18n[\\/]requestWords|shared[\\/](ui[\\/](Breadcrumbs|CopyButton)|prefill|share))/,
            },
            {
              name: 'PageMeta',
              test: /src[\\/](features[\\/]language[\\/]PageMeta|shared[\\/](text[\\/](dates|letters|script|localTime)|hooks[\\/]useToday)|i18n[\\/]useLongDate)\./,
            },
            {
              name: 'menus',
              test: /src[\\/]app[\\/]layout[\\/]menus[\\/](?!useLinkLabel|parts|MenuIcon)\w+\.tsx?$/,
            },
          ],
        },
      },
    },
  },
});
