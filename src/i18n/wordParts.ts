/** Parts with a name space of their own (`useTranslation('home')`): of the menus, the home page, single pages. */
const SPACES = ['menu', 'home', 'pages'] as const;

/** Parts whose groups join those of the frame's words (`t('blog.title')`). */
const JOINED = ['blog', 'contact', 'library'] as const;

/**
 * Words beyond those that every page starts with. Each part is fetched with what shows it, in one language (LA-06).
 */
export const WORD_PARTS = [...SPACES, ...JOINED] as const;

export type WordPart = (typeof WORD_PARTS)[number];

/** The name space that a part's words go to. */
export const spaceOf = (part: WordPart): string => SPACES.find((space) => space === part) ?? 'translation';
