import { aboutOf, makeTemplate } from '../../server/build/downloads/templates/makeTemplate.ts';
import { pdfFile } from '../../server/build/downloads/templates/pdfFile.ts';
import type { Template } from '../../server/build/downloads/templates/template.ts';
import { templates } from '../../server/build/downloads/templates/templates.ts';
import { site } from '../../src/content/site.ts';
import type { TemplateId } from '../../src/content/templates.ts';
import { docxText, sheetsOf } from './office.ts';

/** Makes all files of all templates. */
export const makeAll = async () =>
  (await Promise.all(templates.map((template) => makeTemplate(template, site)))).flat();

/** All files of all templates, made once. */
export const templateFiles = await makeAll();

/** A file of a template. @throws Error when there is none in this format */
export function bytesOf(id: TemplateId, format: string): Uint8Array {
  const file = templateFiles.find((each) => each.file === `${id}.${format}`);
  if (!file) throw new Error(`There is no ${id}.${format}`);
  return file.bytes;
}

const templateOf = (file: string): Template => {
  const found = templates.find(({ id }) => file.startsWith(`${id}.`));
  if (!found) throw new Error(`${file} belongs to no template`);
  return found;
};

async function read(file: string): Promise<string> {
  const { id } = templateOf(file);
  if (file.endsWith('.docx')) return docxText(bytesOf(id, 'docx'));
  if (file.endsWith('.xlsx'))
    return [...sheetsOf(bytesOf(id, 'xlsx')).values()].flatMap(({ texts }) => texts).join('\n');
  const { said } = await pdfFile(templateOf(file), aboutOf(templateOf(file), site));
  return said.join('\n');
}

const texts = new Map<string, Promise<string>>();

/** What a file says, a line for each paragraph or cell. */
export function textOf(file: string): Promise<string> {
  const text = texts.get(file) ?? read(file);
  texts.set(file, text);
  return text;
}
