import type { FactTable } from '../markdown/factReferences.ts';
import { readMediaManifest } from '../uploads/manifest.ts';
import { figuresOf } from './coverJson.ts';
import type { Library } from './library.ts';
import { readArticles, type ArticleProblem, type ReadArticle } from './readArticles.ts';
import { toSlug } from './toSlug.ts';
import { categoryTerms, tagTerms } from './terms.ts';
import { idOf, toArticle } from './toArticle.ts';

export interface Sources {
  readonly articlesDir: string;
  readonly mediaDir: string;
  readonly facts: FactTable;
  readonly log: (message: string) => void;
}

/** Reads and renders all articles, once. Throws one error with file and field of every problem. */
export async function loadLibrary({ articlesDir, mediaDir, facts, log }: Sources): Promise<Library> {
  const manifest = await readMediaManifest(mediaDir);
  if (manifest === undefined) {
    log(`No pictures in ${mediaDir}: articles are shown without. "npm run pictures" makes them.`);
  }
  const { articles: read, problems } = await readArticles(articlesDir, {
    facts,
    figures: figuresOf(manifest),
  });
  const all = [...problems, ...clashes(read)];
  if (all.length > 0) {
    const list = all.map(({ file, message }) => `- ${file}: ${message}`).join('\n');
    throw new Error(`The articles in ${articlesDir} cannot be served:\n${list}`);
  }
  const tags = tagTerms(read);
  return { articles: read.map((one) => toArticle(one, tags, manifest)), categories: categoryTerms };
}

/** Returns the ids, slugs and covers that several articles have. */
export function clashes(read: readonly ReadArticle[]): readonly ArticleProblem[] {
  const problems: ArticleProblem[] = [];
  for (const [what, key] of [
    ['id', (one: ReadArticle) => String(idOf(one))],
    ['slug', (one: ReadArticle) => toSlug(one.front.slug)],
  ] as const) {
    const first = new Map<string, string>();
    for (const one of read) {
      const other = first.get(key(one));
      first.set(key(one), other ?? one.name);
      if (other !== undefined) {
        problems.push({ file: `${one.name}.md`, message: `${what}: ${key(one)} is taken by ${other}.md` });
      }
    }
  }
  return problems;
}
