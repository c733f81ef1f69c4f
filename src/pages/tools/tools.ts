import type { ComponentType } from 'react';
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

const tool = (
  source: string,
  words: readonly WordPart[],
  load: () => Promise<{ default: ComponentType }>,
): PageTool => ({ source, words, ...withWords(load, words) });

/** The tools, by the page that they stand on. */
const tools: Readonly<Record<string, PageTool>> = {
  '/faq': tool('src/pages/tools/FaqSearch.tsx', [], async () => ({
    default: (await import('./FaqSearch.tsx')).FaqSearch,
  })),
  '/company/contact': tool('src/pages/tools/ContactWays.tsx', [], async () => ({
    default: (await import('./ContactWays.tsx')).ContactWays,
  })),
  '/calculator': tool('src/features/calculator/ui/Estimator.tsx', ['calculator'], async () => ({
    default: (await import('../../features/calculator/ui/Estimator.tsx')).Estimator,
  })),
  '/business-guide/free-zone-comparison': tool('src/features/zones/ui/Zones.tsx', ['zones'], async () => ({
    default: (await import('../../features/zones/ui/Zones.tsx')).Zones,
  })),
  '/workspace/finder': tool('src/features/workspace/ui/Finder.tsx', ['finder'], async () => ({
    default: (await import('../../features/workspace/ui/Finder.tsx')).Finder,
  })),
  '/visa/requirements': tool('src/features/visaPapers/ui/VisaPapers.tsx', ['papers'], async () => ({
    default: (await import('../../features/visaPapers/ui/VisaPapers.tsx')).VisaPapers,
  })),
  '/checklist': tool('src/features/checklist/ui/ChecklistTool.tsx', ['checklist'], async () => ({
    default: (await import('../../features/checklist/ui/ChecklistTool.tsx')).ChecklistTool,
  })),
  '/business-guide/costs-timelines': tool(
    'src/features/timeline/ui/TimelineTool.tsx',
    ['timeline'],
    async () => ({
      default: (await import('../../features/timeline/ui/TimelineTool.tsx')).TimelineTool,
    }),
  ),
  '/accounting/templates': tool('src/features/deadlines/ui/Deadlines.tsx', ['deadlines'], async () => ({
    default: (await import('../../features/deadlines/ui/Deadlines.tsx')).Deadlines,
  })),
  '/accounting/tax-advice-uae': tool('src/features/tax/ui/TaxEstimator.tsx', ['tax'], async () => ({
    default: (await import('../../features/tax/ui/TaxEstimator.tsx')).TaxEstimator,
  })),
  '/accounting/vat-registration-uae': tool('src/features/tax/ui/VatCheck.tsx', ['tax'], async () => ({
    default: (await import('../../features/tax/ui/VatCheck.tsx')).VatCheck,
  })),
  '/downloads/setup-guide': tool('src/pages/tools/downloads/SetupGuide.tsx', ['downloads'], () =>
    import('./downloads/SetupGuide.tsx').then(({ SetupGuide }) => ({ default: SetupGuide })),
  ),
  '/downloads/company-profile': tool('src/pages/tools/downloads/CompanyProfile.tsx', ['downloads'], () =>
    import('./downloads/CompanyProfile.tsx').then(({ CompanyProfile }) => ({ default: CompanyProfile })),
  ),
};

/** The tool of a page, if it has one. */
export const toolOf = (path: string): PageTool | undefined =>
  Object.hasOwn(tools, path) ? tools[path] : undefined;
