import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readSource } from '../../server/content/library/frontMatter.ts';

/** The folder of the repository's articles. */
export const ARTICLES = resolve(import.meta.dirname, '../../server/content/articles');

/** Returns an article in Markdown. */
export const articleText = (file: string): string => readFileSync(join(ARTICLES, file), 'utf8');

/** The articles in Markdown, by file name. */
export const articleTexts: ReadonlyMap<string, string> = new Map(
  readdirSync(ARTICLES).map((file) => [file, articleText(file)]),
);

/** The front matter of the articles, by name. */
export const articleFronts = new Map(
  Array.from(articleTexts, ([file, text]) => {
    const source = readSource(text);
    if ('problems' in source) throw new Error(`${file}: ${source.problems.join()}`);
    return [basename(file, '.md'), source.front] as const;
  }),
);
