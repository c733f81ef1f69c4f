import { page as bank } from '../../../src/content/pages/en/business-guide/bank-account-guide.ts';
import { page as tax } from '../../../src/content/pages/en/business-guide/corporate-tax-basics.ts';
import { page as papers } from '../../../src/content/pages/en/business-guide/documents-checklist.ts';
import { page as start } from '../../../src/content/pages/en/business-guide/how-to-start-a-business-in-dubai.ts';
import { page as where } from '../../../src/content/pages/en/business-guide/where-to-setup-dubai.ts';
import { page as pricing } from '../../../src/content/pages/en/services/pricing.ts';
import type { Book } from './book.ts';
import { pick } from './pick.ts';

/** The setup guide: what a founder needs from the first decision to the first tax return. */
export const setupGuide: Book = {
  file: 'marsa-setup-guide.pdf',
  title: 'Setup guide',
  promise:
    'How to start a company in Dubai and the UAE: the steps in order, the legal forms, costs for both years, the bank, the documents and tax, each figure with its source.',
  form: 'guide',
  pages: [start, where, pricing, bank, papers, tax],
  parts: [
    { title: 'How to start', lead: start.lead, blocks: pick(start, 'text', 'steps') },
    {
      title: 'Mainland, free zone or offshore',
      lead: where.lead,
      blocks: pick(where, 'comparison', 'steps', 'text'),
    },
    {
      title: 'What it costs, in both years',
      lead: 'The first year is only half the price. The lists below show the second year next to it and say who receives the money.',
      blocks: [...pick(where, 'costs'), ...pick(start, 'costs'), ...pick(pricing, 'requirements')],
    },
    {
      title: 'The bank account',
      lead: bank.lead,
      blocks: pick(bank, 'steps', 'requirements', 'warning'),
    },
    {
      title: 'The documents',
      lead: papers.lead,
      blocks: pick(papers, 'documents', 'warning'),
    },
    {
      title: 'Corporate tax basics',
      lead: tax.lead,
      blocks: pick(tax, 'comparison', 'timeline', 'text'),
    },
    {
      title: 'Common myths',
      blocks: [start, tax, pricing].flatMap((page) => pick(page, 'warning')),
    },
    {
      title: 'How to reach us',
      lead: 'Write or call if something here does not match your case.',
      blocks: [],
      closing: 'reach',
    },
    {
      title: 'Figures and their sources',
      lead: 'Unmarked figures come from the source named. “About” means that you still need to confirm the figure with the authority for your case.',
      blocks: [],
      closing: 'figures',
    },
  ],
};
