import { site } from '../../../src/content/site.ts';
import { make, type MadeFile } from './book.ts';
import { companyProfile } from './companyProfile.ts';
import { setupGuide } from './setupGuide.ts';
import { FILE_LANGUAGES } from './languages.ts';
import { makeTemplate } from './templates/makeTemplate.ts';
import { templates } from './templates/templates.ts';

/** Makes the files that visitors can take with them (PG-02). Loaded through Vite, whose settings the site reads. */
export async function makeDownloads(): Promise<readonly MadeFile[]> {
  const books = await Promise.all(
    [setupGuide, companyProfile].flatMap((bookIn) =>
      FILE_LANGUAGES.map((language) => make(bookIn(language), site)),
    ),
  );
  const ofTemplates = await Promise.all(templates.map((template) => makeTemplate(template, site)));
  return [...books, ...ofTemplates.flat()];
}
