import { readFileSync } from 'node:fs';
import { openPdf } from '../../scripts/downloads/files.ts';
import { templates } from '../../scripts/downloads/templateFiles.ts';
import { TEMPLATE_IDS, type TemplateId } from '../../src/content/templates.ts';
import type { DownloadFormat } from '../../src/features/downloads/formats.ts';
import { docxText, sheetsOf } from './office.ts';

const FOLDER = new URL('../../public/downloads/', import.meta.url);

export const downloadBytes = (file: string): Uint8Array => readFileSync(new URL(file, FOLDER));

/** All files of all templates, in the order of their page. */
export const templateFiles = TEMPLATE_IDS.flatMap((id) =>
  templates[id].formats.map((format) => ({
    id,
    format,
    file: `${id}.${format}`,
    edition: templates[id].edition,
    bytes: downloadBytes(`${id}.${format}`),
  })),
);

export const bytesOf = (id: TemplateId, format: DownloadFormat): Uint8Array =>
  downloadBytes(`${id}.${format}`);

/** Returns the text of a PDF with its lines. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await openPdf(bytes);
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    }),
  );
  await pdf.destroy();
  return pages.join('\n');
}

/** Returns the text of a template's file, with a line for each line, paragraph or cell. */
export async function textOf(file: string): Promise<string> {
  const bytes = downloadBytes(file);
  if (file.endsWith('.docx')) return docxText(bytes);
  if (file.endsWith('.pdf')) return pdfText(bytes);
  return [...sheetsOf(bytes).values()].flatMap(({ texts }) => texts).join('\n');
}
