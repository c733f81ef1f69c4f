import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mistakeText } from '../../../src/content/yaml/readYaml.ts';
import { type ReadPage, readPage } from './readPage.ts';

export interface PageOnDisk extends ReadPage {
  readonly file: string;
}

/** Reads all pages below a root folder, sorted by file. */
export const readPages = (root: string): readonly PageOnDisk[] =>
  globSync('src/content/pages/*/**/*.yaml', { cwd: root })
    .toSorted()
    .map((file) => Object.assign(readPage(readFileSync(join(root, file), 'utf8'), file), { file }));

/** Returns the messages of all mistakes in pages. */
export const mistakesIn = (pages: readonly PageOnDisk[]): readonly string[] =>
  pages.flatMap(({ file, mistakes }) => mistakes.map((mistake) => mistakeText(file, mistake)));
