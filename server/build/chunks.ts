import { modulePath } from './modulePath.ts';
import { type ChunkRow, inside, MUI_CHUNKS, MUI_CLASSES } from './muiChunks.ts';

/**
 * Files of the build, and what goes into each: paths from the root, or how they begin. The first that fits counts; what
 * is in none is left to the bundler, as are the modules of `null`. Left to itself the bundler makes a file of each
 * few modules that the same pages share: three times as many, of which each may stall on a bad line (docs/benchmarks.md).
 */
export const CHUNKS: readonly ChunkRow[] = [
  // What every page needs and releases seldom change: browsers keep it across versions.
  ['react', inside('node_modules', 'react/ react-dom/ scheduler/')],
  ['router', inside('node_modules', 'react-router/ react-router-dom/ i18next/ react-i18next/')],
  ...MUI_CHUNKS,
  ['mui', ['src/app/theme/noRipple.']],
  // With forms, which know the offices' time zones: the clocks of the home page and the contact page.
  [
    'forms',
    [
      'src/features/office/',
      ...inside('src/shared', 'hooks/useMinute. time/zones.'),
      ...inside('node_modules/@mui', 'material/useMediaQuery/ system/useMediaQuery/'),
    ],
  ],
  [
    'mui',
    inside(
      'node_modules',
      '@emotion/ @mui/ @babel/runtime/ clsx/ dom-helpers/ hoist-non-react-statics/ prop-types/ react-is/ react-transition-group/ stylis/',
    ),
  ],
  // Else in files of a few hundred bytes each.
  [
    'words',
    [
      ...inside('src/i18n', 'i18n. languages. wordParts. withWords. storedLanguage. addresses.'),
      ...inside('src/content', 'brand. menuNames.'),
      ...inside('src/shared', 'html/trusted. html/skipHydration. ui/FirstScreenEnd.'),
      ...inside('src/app/start', 'address. preload. fetchAhead. lostChunks. links.'),
      ...inside(
        'src/shared',
        'rootState. hydrated. fields. componentOf. lazyPart. yieldToMain. wait. leaving. parseUrl. whenIdle. storage/persisted. http/saveData. http/network.',
      ),
      ...inside(
        'src/shared/hooks',
        'whenIdleOrVisible. whenSeen. useLoaded. useElapsed. hydrationQueue. onNextClick.',
      ),
      ...inside('src/shared/http', 'finalFailure. fetchOnce. lost. retryUntilOnline. backoff.'),
    ],
  ],
  // Whether guides are saved is asked on every wide page: without Dexie and the library.
  [
    'saved-count',
    [
      ...inside('src/features/library', 'keepsGuides. db/name. ui/SavedCount.'),
      'src/app/layout/SavedInTopBar.',
      'node_modules/idb/',
      ...inside('src/shared/storage', 'existing. stall.'),
    ],
  ],
  [
    null,
    inside(
      'src/features/library/ui',
      'TravelCheck StorageMeter SavedRow PackRow RecentList LibrarySearch useShellLost',
    ),
  ],
  [
    'library',
    [
      'src/features/library/',
      ...inside('src/pages/blog', 'saving. source. guide. FileButton.'),
      'src/pages/saved/useNewer.',
      'src/features/blog/fullPost.',
      'src/i18n/readingWords.',
      ...inside('src/features/reader', 'ReaderIcon. file/SaveFile. file/fileName.'),
    ],
  ],
  // It would else take the name of whatever is first to share it.
  ['valibot', ['node_modules/valibot/', 'src/shared/storage/jsonCodec.', 'src/shared/http/retryAfter.']],
  [null, inside('src/shared/storage', 'memory-database. persisted. usePersisted.')],
  // With what forms keep; no page needs the database for it.
  ['frame', ['src/shared/storage/writeAheadLog.']],
  // With what reads the blog by it: pages and the site's search would share that in two files more.
  [
    'dexie',
    [
      ...inside('node_modules', 'dexie/ dexie-react-hooks/'),
      'src/shared/storage/',
      ...inside('src/features/blog/db', 'read. newest. tables. name.'),
      ...inside('src/features/blog', 'rules/query. rules/slug. hooks/useSearchResults.'),
      ...inside('src/features/blog/search', 'findOnDevice. searchDevice. searchWorker.'),
    ],
  ],
  // What lists of posts and articles share.
  [
    'post-lists',
    [
      ...inside(
        'src/features/blog',
        'seed. document/ shapes. sync. db/editions. db/forget. db/postChanges. db/write. refresh/once.',
      ),
      ...inside('src/features/blog/hooks', 'useAuthorName. useCategoryName. usePosts.'),
      ...inside('src/features/blog/list', 'FreshnessNotice. PostCard. PostGrid. PostMeta. PostPicture.'),
      ...inside('src/features/blog/rules', 'authorKey. categoryKey. excerpt.'),
      'src/pages/blog/Meanwhile.',
      ...inside('src/shared', 'hooks/useRefresh. html/parse. html/pictures. html/video.'),
    ],
  ],
  // What the home page needs of them before it is hydrated.
  [
    'PageMeta',
    [
      'src/features/language/PageMeta.',
      'src/content/site.',
      ...inside('src/i18n', 'useLanguage. useLongDate.'),
      ...inside('src/shared', 'text/dates. text/letters. text/script. text/localTime. hooks/useToday.'),
    ],
  ],
  // Small parts that each page fetches anyway.
  [
    'frame',
    [
      ...inside('src/features/language', 'LanguageOffer. chooseLanguage.'),
      ...inside('src/features/pwa', 'probe. useConnection. useStill. ConnectionLine.'),
      'src/content/art/harbour-footer.',
      ...inside('src/app', 'errors/Trouble. routing/Arrival.'),
      ...inside('src/app/layout', 'FrameEnd. PageProgress. Footer. ActionBar. menus/useLinkLabel.'),
      ...inside(
        'src/content',
        'art/states/offline. art/states/unreachable. art/states/no-articles. offers/prices.',
      ),
      ...inside(
        'src/content',
        'navigation. email. officeHours. facts/certainty. facts/currencyWords. facts/setup-times.',
      ),
      'src/i18n/useOpeningHours.',
      ...inside('src/features/siteSearch', 'SearchKeys. slashKey.'),
      ...inside('src/features/pwa', 'updates. UpdatePrompt. InstallOffer. install/firstPage.'),
      ...inside('src/shared', 'offerFile. text/amount. updateHolds. saveEvents. readingProgressFlag.'),
      ...inside('src/shared', 'ui/PartIcon. ui/StatePanel.'),
      ...inside('src/shared/http', 'connection. HttpError. limitTime. readBody. request.'),
      'src/features/blog/api/address.',
    ],
  ],
  [
    'forms',
    [
      ...inside('src/features/leads', 'drafts/ db/name useSubmitForm loadOutbox meeting message'),
      ...inside('src/features/leads/ui', 'LazyRequests MeetingFile FormParts DayField RadioTiles'),
      ...inside('src/features/leads/ui', 'StateAlert Summary Trap.'),
      'src/features/leads/trap.',
      ...inside('src/shared/ui', 'CheckboxField. DateField. Select. TextField.'),
      'src/content/home/slots',
      ...inside('src/shared', 'randomKey calendar text/normalise text/urduSpellings ui/Highlight'),
    ],
  ],
  ['Modal', ['src/shared/ui/Modal.']],
  // What draws charts, with the library's scales: pages and tools that have one need both.
  ['charts', ['src/shared/ui/charts/', ...inside('node_modules', 'd3- internmap/')]],
  // What looks out for the moment to offer the app.
  [
    'install',
    [
      'src/features/pwa/refreshTag.',
      ...inside('src/features/pwa/install', 'InstallMoment. offer. installWay. offerStorage.'),
      ...inside('src/features/pwa/install', 'offerPolicy. promptEvent. useInstallWay. periodicRefresh.'),
    ],
  ],
  // Addresses of the drawings, of hero and content pages, and of those that menus have of the latter.
  [
    'slides',
    inside(
      'src/content/art',
      'slides/ harbour. subjects/compass. subjects/ledger. subjects/passport. subjects/table. subjects/tower.',
    ),
  ],
  [
    'contact',
    [
      ...inside('src/pages/contact', 'RequestLayout QuotePage SchedulePage lazyForms'),
      'src/pages/not-found/',
      'src/i18n/requestWords',
      'src/content/art/states/not-found.',
      ...inside('src/shared', 'hooks/useCurrentHeading. prefill share.'),
      ...inside('src/shared/ui', 'Breadcrumbs CopyButton SearchField.'),
    ],
  ],
  [null, inside('src/app/layout/menus', 'MenuPanels. useMenus. menuControl. MenuIcon. Nav.styles.')],
  ['menus', ['src/app/layout/menus/']],
];

/** The file that a module goes into; null for one that the bundler places. */
export function chunkOf(module: string): string | null {
  const path = modulePath(module);
  if (MUI_CLASSES.test(module)) return 'mui-more';
  const row = CHUNKS.find(([, modules]) => modules.some((start) => path.startsWith(start)));
  return row?.[0] ?? null;
}
