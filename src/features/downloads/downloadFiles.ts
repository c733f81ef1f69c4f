import files from '../../content/downloads.json';
import { type DownloadFormat, formatOf } from './formats.ts';

/** A file of `public/downloads`, as `npm run downloads` describes it. */
export type DownloadFile = (typeof files)[number];

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));

const byName = new Map<string, readonly DownloadFile[]>();
for (const file of files) {
  const name = nameOf(file.path);
  byName.set(name, [...(byName.get(name) ?? []), file]);
}

/** The files of a name, one for each format; always the same list. @throws Error when there is none */
export function filesOf(name: string): readonly DownloadFile[] {
  const found = byName.get(name);
  if (!found) throw new Error(`There is no file ${name}: run npm run downloads`);
  return found;
}

/** The languages that guides and profiles are made in. */
export type EditionLanguage = 'en' | 'ar';

/** The files of a name in each language: the English ones bear the name alone. @throws Error when there is none */
export const editionsOf = (name: string): Readonly<Record<EditionLanguage, readonly DownloadFile[]>> => ({
  en: filesOf(name),
  ar: filesOf(`${name}-ar`),
});

/** The programs that open a format, by which visitors know it: names, in every language. */
const NAMES: Readonly<Record<DownloadFormat, string>> = { pdf: 'PDF', docx: 'Word', xlsx: 'Excel' };

/** What visitors call the format of a file. */
export function formatNameOf({ path }: DownloadFile): string {
  const format = formatOf(path);
  return format ? NAMES[format] : '';
}
