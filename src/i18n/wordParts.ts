/** Parts with a name space of their own (`useTranslation('home')`): of the menus, the home page (its hero, and what is below), single pages, the app. */
const SPACES = [
  'menu',
  'hero',
  'home',
  'pages',
  'content',
  'trips',
  'pwa',
  'calculator',
  'zones',
  'finder',
  'checklist',
  'timeline',
  'downloads',
  'search',
  'deadlines',
  'tax',
  'papers',
  'request',
] as const;

/** Parts whose groups join those of the frame's words (`t('blog.title')`). */
const JOINED = ['blog', 'covers', 'contact', 'library', 'leads', 'reading'] as const;

/**
 * Words beyond those that every page starts with. Each part is fetched with what shows it, in one language (LA-06).
 */
export const WORD_PARTS = [...SPACES, ...JOINED] as const;

export type WordPart = (typeof WORD_PARTS)[number];

/** The name space that a part's words go to. */
export const spaceOf = (part: WordPart): string => SPACES.find((space) => space === part) ?? 'translation';

/** The parts that every content page shows, beyond those of the frame. */
export const PAGE_WORDS = ['pages', 'content'] as const satisfies readonly WordPart[];
