import type { SiteConfig } from '../../../../src/content/site.ts';
import type { MadeFile } from '../book.ts';
import type { About } from '../sheet.ts';
import { docxFile } from './docxFile.ts';
import { pdfFile } from './pdfFile.ts';
import type { Template } from './template.ts';
import { xlsxFile } from './xlsxFile.ts';

/** What a template's files say of themselves. */
export const aboutOf = ({ title, purpose, reviewedOn }: Template, { brand, url }: SiteConfig): About => ({
  title: `${brand}: ${title.en}`,
  subject: purpose,
  edition: reviewedOn,
  url,
  brand,
  language: 'en',
});

/** Makes the files of a template: DOCX and XLSX where it has them, PDF always. */
export async function makeTemplate(template: Template, site: SiteConfig): Promise<readonly MadeFile[]> {
  const { id, reviewedOn: edition, docx, workbook } = template;
  const about = aboutOf(template, site);
  return [
    ...(docx ? [{ file: `${id}.docx`, edition, bytes: await docxFile(template, about) }] : []),
    ...(workbook ? [{ file: `${id}.xlsx`, edition, bytes: await xlsxFile(template, workbook, about) }] : []),
    { file: `${id}.pdf`, ...(await pdfFile(template, about)) },
  ];
}
