import files from '../../content/downloads.json';
import { type DownloadFormat, formatOf } from './formats.ts';

/** A file of `public/downloads`, described by `npm run downloads`. */
export type DownloadFile = (typeof files)[number];

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));

const byName = new Map<string, readonly DownloadFile[]>();
for (const file of files) {
  const name = nameOf(file.path);
  byName.set(name, [...(byName.get(name) ?? []), file]);
}

/** Returns the files of a name, one per format; always the same array. @throws Error when there is none */
export function filesOf(name: string): readonly DownloadFile[] {
  const found = byName.get(name);
  if (!found) throw new Error(`There is no file ${name}: run npm run downloads`);
  return found;
}

/** Languages of guides and profiles. */
export type EditionLanguage = 'en' | 'ar';

/** Returns the files of a name by language. @throws Error when there is none */
export const editionsOf = (name: string): Readonly<Record<EditionLanguage, readonly DownloadFile[]>> => ({
  en: filesOf(name),
  ar: filesOf(`${name}-ar`),
});

/** Product names of the programs that open a format, equal in every language. */
const NAMES: Readonly<Record<DownloadFormat, string>> = { pdf: 'PDF', docx: 'Word', xlsx: 'Excel' };

/** Returns the visible name of a file's format. */
export function formatNameOf({ path }: DownloadFile): string {
  const format = formatOf(path);
  return format ? NAMES[format] : '';
}
