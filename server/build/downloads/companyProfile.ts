import { page as arAbout } from '../../../src/content/pages/ar/company/about.ts';
import { page as arProcess } from '../../../src/content/pages/ar/process.ts';
import { page as arServices } from '../../../src/content/pages/ar/services/matrix.ts';
import { page as about } from '../../../src/content/pages/en/company/about.ts';
import { page as process } from '../../../src/content/pages/en/process.ts';
import { page as services } from '../../../src/content/pages/en/services/matrix.ts';
import { type Book, fileOf } from './book.ts';
import { type FileLanguage, languages } from './languages.ts';
import { pick } from './pick.ts';

const pages = {
  en: { about, process, services },
  ar: { about: arAbout, process: arProcess, services: arServices },
} as const;

/** The company profile: who the firm is, what it does and how it charges, for partners and banks. */
export function companyProfile(language: FileLanguage): Book {
  const { title, promise, parts } = languages[language].words.profile;
  const { about, process, services } = pages[language];
  return {
    file: fileOf('marsa-company-profile', language),
    language,
    title,
    promise,
    form: 'profile',
    pages: Object.values(pages[language]),
    parts: [
      {
        ...parts.about,
        lead: about.lead,
        blocks: pick(about, 'text', 'requirements', 'costs', 'decision', 'warning'),
      },
      { ...parts.services, blocks: pick(services, 'comparison', 'figure').slice(1) },
      // Not its decision tree, which leads to steps that the profile does not print.
      { ...parts.process, lead: process.lead, blocks: pick(process, 'requirements') },
      { ...parts.reach, blocks: [], closing: 'reach' },
      { ...parts.figures, blocks: [], closing: 'figures' },
    ],
  };
}
