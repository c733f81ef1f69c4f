import type { WordPart } from '../i18n/wordParts.ts';
import type { PagePath } from './navigation.ts';

/**
 * When the worker keeps the code of a page (OF-02, DESIGN 5): with the shell before it takes over, or once
 * the device is idle.
 */
export type CachingTier = 'shell' | 'idle';

interface Entry {
  /** The module of its component, from the root; the component bears the file's name. */
  readonly module: string;
  /** The words that it shows beyond those of the frame, or of the content page that it stands on. */
  readonly words: readonly WordPart[];
  /** The site's search names it as a tool (OF-06). */
  readonly isTool?: true;
}

/** A page with code of its own, or the family of those that are data (`content`). */
export interface RouteEntry extends Entry {
  /** React Router's patterns. */
  readonly paths: readonly string[];
  readonly tier: CachingTier;
  /** Its text is data, below `src/content/pages/`. */
  readonly content?: true;
  /** What it shows is for one reader alone: neither in the sitemap nor for search engines. */
  readonly own?: true;
}

/** A tool above the text of a content page (PG-02); the worker keeps its code and words once the device is idle. */
export interface ToolEntry extends Entry {
  /** It is long: on phones the text below it opens part by part (PG-05). */
  readonly foldsText?: true;
  /** Stands there only where the configuration has this address (FR-10). */
  readonly needs?: 'portal';
}

/** What any other address shows. */
export const notFoundEntry: RouteEntry = {
  paths: ['*'],
  module: 'src/pages/not-found/NotFoundPage.tsx',
  words: [],
  tier: 'shell',
};

/** The URL space: each page, or family of pages, of the site. */
export const routeEntries: readonly RouteEntry[] = [
  { paths: ['/'], module: 'src/pages/home/HomePage.tsx', words: ['hero'], tier: 'shell' },
  { paths: ['/blog'], module: 'src/pages/blog/BlogListPage.tsx', words: ['blog', 'library'], tier: 'shell' },
  {
    paths: ['/blog/:slug'],
    module: 'src/pages/blog/BlogPostPage.tsx',
    words: ['blog', 'covers', 'library'],
    tier: 'shell',
  },
  {
    paths: ['/saved'],
    module: 'src/pages/saved/SavedPage.tsx',
    words: ['blog', 'library', 'trips', 'pwa'],
    tier: 'shell',
    own: true,
  },
  // A draft is fetched each time that it is shown.
  {
    paths: ['/preview'],
    module: 'src/pages/preview/PreviewPage.tsx',
    words: ['blog'],
    tier: 'idle',
    own: true,
  },
  {
    paths: ['/quote'],
    module: 'src/pages/contact/QuotePage.tsx',
    words: ['contact'],
    tier: 'shell',
    isTool: true,
  },
  {
    paths: ['/schedule'],
    module: 'src/pages/contact/SchedulePage.tsx',
    words: ['contact'],
    tier: 'shell',
    isTool: true,
  },
  {
    // Sections are listed, so that any other short address is known to have no page.
    paths: [
      '/login',
      '/calculator',
      '/checklist',
      '/process',
      '/faq',
      '/licensing',
      '/business-guide',
      '/services',
      '/workspace',
      '/accounting',
      '/visa',
      '/company',
      '/packages',
      '/emirates',
      '/downloads',
      '/legal',
      '/uk',
      '/europe',
      '/:section/:slug',
    ],
    module: 'src/app/routing/NavigationRoute.tsx',
    words: ['menu', 'contact'],
    tier: 'idle',
    content: true,
  },
];

/** The tools, by the content page that they stand on. */
export const toolEntries: Readonly<Partial<Record<PagePath, ToolEntry>>> = {
  // These help on their pages, but nobody would look for them as a tool.
  '/login': { module: 'src/pages/tools/PortalTool.tsx', words: [], needs: 'portal' },
  '/faq': { module: 'src/pages/tools/FaqTool.tsx', words: [] },
  '/company/contact': { module: 'src/pages/tools/ContactTool.tsx', words: [] },
  '/calculator': {
    module: 'src/features/calculator/ui/CalculatorTool.tsx',
    words: ['calculator'],
    isTool: true,
  },
  '/business-guide/free-zone-comparison': {
    module: 'src/features/zones/ui/ZonesTool.tsx',
    words: ['zones'],
    isTool: true,
    foldsText: true,
  },
  '/workspace/finder': {
    module: 'src/features/workspace/ui/FinderTool.tsx',
    words: ['finder'],
    isTool: true,
  },
  '/visa/requirements': {
    module: 'src/features/visaPapers/ui/VisaPapersTool.tsx',
    words: ['papers'],
    isTool: true,
  },
  '/checklist': {
    module: 'src/features/checklist/ui/ChecklistTool.tsx',
    words: ['checklist'],
    isTool: true,
  },
  '/business-guide/costs-timelines': {
    module: 'src/features/timeline/ui/TimelineTool.tsx',
    words: ['timeline'],
    isTool: true,
  },
  '/accounting/templates': {
    module: 'src/pages/tools/downloads/TemplatesTool.tsx',
    words: ['downloads', 'deadlines'],
    isTool: true,
  },
  '/accounting/tax-advice-uae': {
    module: 'src/features/tax/ui/TaxTool.tsx',
    words: ['tax'],
    isTool: true,
  },
  '/accounting/vat-registration-uae': {
    module: 'src/features/tax/ui/VatTool.tsx',
    words: ['tax'],
    isTool: true,
  },
  '/downloads/setup-guide': {
    module: 'src/pages/tools/downloads/SetupGuideTool.tsx',
    words: ['downloads'],
    isTool: true,
  },
  '/downloads/company-profile': {
    module: 'src/pages/tools/downloads/CompanyProfileTool.tsx',
    words: ['downloads'],
    isTool: true,
  },
};
