import { page as about } from '../../../src/content/pages/en/company/about.ts';
import { page as process } from '../../../src/content/pages/en/process.ts';
import { page as services } from '../../../src/content/pages/en/services/matrix.ts';
import type { Book } from './book.ts';
import { pick } from './pick.ts';

/** The company profile: who the firm is, what it does and how it charges, for partners and banks. */
export const companyProfile: Book = {
  file: 'marsa-company-profile.pdf',
  title: 'Company profile',
  promise: 'Who we are, what we do, how we handle a case and how we charge.',
  form: 'profile',
  pages: [about, process, services],
  parts: [
    { title: 'About us', lead: about.lead, blocks: pick(about, 'text', 'requirements', 'costs', 'warning') },
    { title: 'What we do', blocks: pick(services, 'comparison').slice(1) },
    { title: 'How we handle a case', lead: process.lead, blocks: pick(process, 'requirements') },
    {
      title: 'How to reach us',
      blocks: [],
      closing: 'reach',
    },
    { title: 'Figures and their sources', blocks: [], closing: 'figures' },
  ],
};
