import type { PagePath } from './navigation.ts';

/** When the service worker caches a page's code (OF-02): at installation with the shell, or when the device is idle. */
export type CachingTier = 'shell' | 'idle';

interface Entry {
  /** The module of its component, from the root; both have the same name. */
  readonly module: string;
  readonly isTool?: true;
}

export interface RouteEntry extends Entry {
  readonly paths: readonly string[];
  readonly tier: CachingTier;
  readonly content?: true;
  readonly own?: true;
}

export interface ToolEntry extends Entry {
  /** A long tool: on phones the text below it is collapsible (PG-05). */
  readonly foldsText?: true;
  /** Rendered only if the configuration has this address (FR-10). */
  readonly needs?: 'portal';
}

export const notFoundEntry: RouteEntry = {
  paths: ['*'],
  module: 'src/pages/not-found/NotFoundPage.tsx',
  tier: 'shell',
};

export const routeEntries: readonly RouteEntry[] = [
  { paths: ['/'], module: 'src/pages/home/HomePage.tsx', tier: 'shell' },
  { paths: ['/blog'], module: 'src/pages/blog/BlogListPage.tsx', tier: 'shell' },
  {
    paths: ['/blog/:slug'],
    module: 'src/pages/blog/BlogPostPage.tsx',
    tier: 'shell',
  },
  {
    paths: ['/saved'],
    module: 'src/pages/saved/SavedPage.tsx',
    tier: 'shell',
    own: true,
  },
  // Drafts are never cached.
  {
    paths: ['/preview'],
    module: 'src/pages/blog/PreviewPage.tsx',
    tier: 'idle',
    own: true,
  },
  {
    paths: ['/quote'],
    module: 'src/pages/contact/QuotePage.tsx',
    tier: 'shell',
    isTool: true,
  },
  {
    paths: ['/schedule'],
    module: 'src/pages/contact/SchedulePage.tsx',
    tier: 'shell',
    isTool: true,
  },
  {
    // The list of sections excludes other short addresses.
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
    module: 'src/pages/content/NavigationPage.tsx',
    tier: 'idle',
    content: true,
  },
];

export const toolEntries: Readonly<Partial<Record<PagePath, ToolEntry>>> = {
  // Not tools that visitors would search for.
  '/login': { module: 'src/pages/tools/PortalTool.tsx', needs: 'portal' },
  '/faq': { module: 'src/pages/tools/FaqTool.tsx' },
  '/company/contact': { module: 'src/pages/tools/ContactTool.tsx' },
  '/calculator': {
    module: 'src/tools/calculator/CalculatorTool.tsx',
    isTool: true,
  },
  '/business-guide/free-zone-comparison': {
    module: 'src/tools/zones/ZonesTool.tsx',
    isTool: true,
    foldsText: true,
  },
  '/workspace/finder': {
    module: 'src/tools/workspace/FinderTool.tsx',
    isTool: true,
  },
  '/visa/requirements': {
    module: 'src/tools/visaPapers/VisaPapersTool.tsx',
    isTool: true,
  },
  '/checklist': {
    module: 'src/tools/checklist/ChecklistTool.tsx',
    isTool: true,
  },
  '/business-guide/costs-timelines': {
    module: 'src/tools/timeline/TimelineTool.tsx',
    isTool: true,
  },
  '/accounting/templates': {
    module: 'src/pages/tools/downloads/TemplatesTool.tsx',
    isTool: true,
  },
  '/accounting/tax-advice-uae': {
    module: 'src/tools/tax/TaxTool.tsx',
    isTool: true,
  },
  '/accounting/vat-registration-uae': {
    module: 'src/tools/tax/VatTool.tsx',
    isTool: true,
  },
  '/downloads/setup-guide': {
    module: 'src/pages/tools/downloads/SetupGuideTool.tsx',
    isTool: true,
  },
  '/downloads/company-profile': {
    module: 'src/pages/tools/downloads/CompanyProfileTool.tsx',
    isTool: true,
  },
};
