import { readMediaManifest } from '../../server/content/uploads/manifest.ts';
import { clashes } from '../../server/content/library/loadLibrary.ts';
import {
  readArticles,
  type ArticleProblem,
  type ReadArticle,
} from '../../server/content/library/readArticles.ts';
import { figuresOf } from '../../server/content/library/coverJson.ts';
import { toSlug } from '../../server/content/library/toSlug.ts';
import type { FactTable } from '../../server/content/markdown/factReferences.ts';

export interface CheckOptions {
  readonly articlesDir: string;
  readonly mediaDir: string;
  readonly facts: FactTable;
  readonly words: { readonly least: number; readonly most: number };
}

export const ARTICLE_WORDS = { least: 700, most: 1500 } as const;

/** Returns all problems of articles: front matter, facts, pictures, broken links, duplicate slugs and ids, length. */
export async function checkArticles(options: CheckOptions): Promise<readonly ArticleProblem[]> {
  const { articlesDir, mediaDir, facts, words } = options;
  const manifest = await readMediaManifest(mediaDir);
  const { articles, problems } = await readArticles(articlesDir, { facts, figures: figuresOf(manifest) });
  const slugs = new Set(articles.map(({ front }) => toSlug(front.slug)));
  return [
    ...problems,
    ...clashes(articles),
    ...articles.flatMap((article) => deadLinks(article, slugs)),
    ...articles.flatMap((article) => wrongLength(article, words)),
  ];
}

function deadLinks({ name, rendered }: ReadArticle, slugs: ReadonlySet<string>): readonly ArticleProblem[] {
  return rendered.links.flatMap((link) => {
    const slug = /^\/blog\/([^/?#]+)/.exec(link)?.[1];
    return slug === undefined || slugs.has(toSlug(decodeURIComponent(slug)))
      ? []
      : [{ file: `${name}.md`, message: `link to ${link}: there is no such article` }];
  });
}

function wrongLength(
  { name, rendered }: ReadArticle,
  { least, most }: CheckOptions['words'],
): readonly ArticleProblem[] {
  return rendered.words >= least && rendered.words <= most
    ? []
    : [{ file: `${name}.md`, message: `${rendered.words} words, not between ${least} and ${most}` }];
}
