import { page as arBank } from '../../../src/content/pages/ar/business-guide/bank-account-guide.ts';
import { page as arTax } from '../../../src/content/pages/ar/business-guide/corporate-tax-basics.ts';
import { page as arPapers } from '../../../src/content/pages/ar/business-guide/documents-checklist.ts';
import { page as arStart } from '../../../src/content/pages/ar/business-guide/how-to-start-a-business-in-dubai.ts';
import { page as arWhere } from '../../../src/content/pages/ar/business-guide/where-to-setup-dubai.ts';
import { page as arPricing } from '../../../src/content/pages/ar/services/pricing.ts';
import { page as bank } from '../../../src/content/pages/en/business-guide/bank-account-guide.ts';
import { page as tax } from '../../../src/content/pages/en/business-guide/corporate-tax-basics.ts';
import { page as papers } from '../../../src/content/pages/en/business-guide/documents-checklist.ts';
import { page as start } from '../../../src/content/pages/en/business-guide/how-to-start-a-business-in-dubai.ts';
import { page as where } from '../../../src/content/pages/en/business-guide/where-to-setup-dubai.ts';
import { page as pricing } from '../../../src/content/pages/en/services/pricing.ts';
import { type Book, fileOf } from './book.ts';
import { type FileLanguage, languages } from './languages.ts';
import { pick } from './pick.ts';

const pages = {
  en: { start, where, pricing, bank, papers, tax },
  ar: { start: arStart, where: arWhere, pricing: arPricing, bank: arBank, papers: arPapers, tax: arTax },
} as const;

/** The setup guide: what a founder needs from the first decision to the first tax return. */
export function setupGuide(language: FileLanguage): Book {
  const { title, promise, parts } = languages[language].words.guide;
  const { start, where, pricing, bank, papers, tax } = pages[language];
  return {
    file: fileOf('marsa-setup-guide', language),
    language,
    title,
    promise,
    form: 'guide',
    pages: Object.values(pages[language]),
    parts: [
      { ...parts.start, lead: start.lead, blocks: pick(start, 'text', 'steps', 'decision') },
      { ...parts.form, lead: where.lead, blocks: pick(where, 'comparison', 'decision', 'steps', 'text') },
      {
        ...parts.costs,
        blocks: [
          ...pick(pricing, 'offers', 'slope'),
          ...pick(where, 'costs'),
          ...pick(start, 'costs'),
          ...pick(pricing, 'requirements'),
        ],
      },
      { ...parts.bank, lead: bank.lead, blocks: pick(bank, 'steps', 'requirements', 'warning', 'decision') },
      { ...parts.documents, lead: papers.lead, blocks: pick(papers, 'documents', 'decision', 'warning') },
      { ...parts.tax, lead: tax.lead, blocks: pick(tax, 'comparison', 'example', 'timeline', 'text') },
      { ...parts.myths, blocks: [start, tax, pricing].flatMap((page) => pick(page, 'warning')) },
      { ...parts.reach, blocks: [], closing: 'reach' },
      { ...parts.figures, blocks: [], closing: 'figures' },
    ],
  };
}
