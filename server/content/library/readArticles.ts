import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FactTable } from '../markdown/factReferences.ts';
import { renderArticle, type Rendered } from '../markdown/renderArticle.ts';
import type { Picture } from '../markdown/figure.ts';
import { readSource, type FrontMatter } from './frontMatter.ts';

export interface ReadArticle {
  /** File name without `.md`. */
  readonly name: string;
  readonly front: FrontMatter;
  readonly rendered: Rendered;
}

export interface ArticleProblem {
  readonly file: string;
  readonly message: string;
}

export interface References {
  readonly facts: FactTable;
  /** Pictures for `media:name`; undefined when none were made yet. */
  readonly figures: Readonly<Record<string, Picture>> | undefined;
}

/** Reads and renders the articles of a folder, ordered by name, with their problems. */
export async function readArticles(
  folder: string,
  references: References,
): Promise<{ readonly articles: readonly ReadArticle[]; readonly problems: readonly ArticleProblem[] }> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const articles: ReadArticle[] = [];
  const problems: ArticleProblem[] = [];
  files.forEach((file, index) => {
    const source = readSource(texts[index] ?? '');
    if ('problems' in source) {
      problems.push(...source.problems.map((message) => ({ file, message })));
      return;
    }
    const rendered = renderArticle(source.body, source.front.lang, references.facts, references.figures);
    problems.push(...rendered.problems.map((message) => ({ file, message })));
    articles.push({ name: basename(file, '.md'), front: source.front, rendered });
  });
  return { articles, problems };
}
