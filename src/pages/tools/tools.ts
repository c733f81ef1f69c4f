import type { ComponentType } from 'react';
import { site } from '../../content/site.ts';
import { type FetchedPart, withWords } from '../../i18n/withWords.ts';
import type { WordPart } from '../../i18n/wordParts.ts';

/**
 * A tool that stands on a content page, above its text (PG-02). It is fetched with its page; while it is on its way
 * the page's text is there already.
 */
export interface PageTool extends FetchedPart {
  /** Its module, as the build's manifest names it. */
  readonly source: string;
  /** The words that it shows beyond those of the page. */
  readonly words: readonly WordPart[];
}

const tool = (source: string, words: readonly WordPart[], load: () => Promise<ComponentType>): PageTool => ({
  source,
  words,
  ...withWords(load, words),
});

/** The clients' area: only where there is one. */
const portal = {
  '/login': tool('src/pages/tools/Portal.tsx', [], () => import('./Portal.tsx').then(({ Portal }) => Portal)),
};

/** The tools, by the page that they stand on. */
const tools: Readonly<Record<string, PageTool>> = {
  ...(site.portal ? portal : {}),
  '/faq': tool('src/pages/tools/FaqSearch.tsx', [], () =>
    import('./FaqSearch.tsx').then(({ FaqSearch }) => FaqSearch),
  ),
  '/company/contact': tool('src/pages/tools/ContactWays.tsx', [], () =>
    import('./ContactWays.tsx').then(({ ContactWays }) => ContactWays),
  ),
  '/calculator': tool('src/features/calculator/ui/Estimator.tsx', ['calculator'], () =>
    import('../../features/calculator/ui/Estimator.tsx').then(({ Estimator }) => Estimator),
  ),
  '/business-guide/free-zone-comparison': tool('src/features/zones/ui/Zones.tsx', ['zones'], () =>
    import('../../features/zones/ui/Zones.tsx').then(({ Zones }) => Zones),
  ),
  '/workspace/finder': tool('src/features/workspace/ui/Finder.tsx', ['finder'], () =>
    import('../../features/workspace/ui/Finder.tsx').then(({ Finder }) => Finder),
  ),
  '/visa/requirements': tool('src/features/visaPapers/ui/VisaPapers.tsx', ['papers'], () =>
    import('../../features/visaPapers/ui/VisaPapers.tsx').then(({ VisaPapers }) => VisaPapers),
  ),
  '/checklist': tool('src/features/checklist/ui/ChecklistTool.tsx', ['checklist'], () =>
    import('../../features/checklist/ui/ChecklistTool.tsx').then(({ ChecklistTool }) => ChecklistTool),
  ),
  '/business-guide/costs-timelines': tool('src/features/timeline/ui/TimelineTool.tsx', ['timeline'], () =>
    import('../../features/timeline/ui/TimelineTool.tsx').then(({ TimelineTool }) => TimelineTool),
  ),
  '/accounting/templates': tool(
    'src/pages/tools/downloads/TemplatesAndDeadlines.tsx',
    ['downloads', 'deadlines'],
    () =>
      import('./downloads/TemplatesAndDeadlines.tsx').then(
        ({ TemplatesAndDeadlines }) => TemplatesAndDeadlines,
      ),
  ),
  '/accounting/tax-advice-uae': tool('src/features/tax/ui/TaxEstimator.tsx', ['tax'], () =>
    import('../../features/tax/ui/TaxEstimator.tsx').then(({ TaxEstimator }) => TaxEstimator),
  ),
  '/accounting/vat-registration-uae': tool('src/features/tax/ui/VatCheck.tsx', ['tax'], () =>
    import('../../features/tax/ui/VatCheck.tsx').then(({ VatCheck }) => VatCheck),
  ),
  '/downloads/setup-guide': tool('src/pages/tools/downloads/SetupGuide.tsx', ['downloads'], () =>
    import('./downloads/SetupGuide.tsx').then(({ SetupGuide }) => SetupGuide),
  ),
  '/downloads/company-profile': tool('src/pages/tools/downloads/CompanyProfile.tsx', ['downloads'], () =>
    import('./downloads/CompanyProfile.tsx').then(({ CompanyProfile }) => CompanyProfile),
  ),
};

/** The tool of a page, if it has one. */
export const toolOf = (path: string): PageTool | undefined =>
  Object.hasOwn(tools, path) ? tools[path] : undefined;
