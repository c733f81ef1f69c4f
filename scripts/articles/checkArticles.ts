import { readMediaManifest } from '../../server/content/uploads/manifest.ts';
import { clashes } from '../../server/content/library/loadLibrary.ts';
import {
  readArticles,
  type ArticleProblem,
  type ReadArticle,
} from '../../server/content/library/readArticles.ts';
import { figuresOf } from '../../server/content/library/pictures.ts';
import { toSlug } from '../../server/content/library/slug.ts';
import type { FactTable } from '../../server/content/markdown/factReferences.ts';

/** What to check, and against what. */
export interface CheckOptions {
  readonly articlesDir: string;
  /** Folder of the pictures; names of figures are checked when it holds their list. */
  readonly mediaDir: string;
  readonly facts: FactTable;
  /** Words of the body, the list of sources not counted. */
  readonly words: { readonly least: number; readonly most: number };
}

/** The length that the site's own articles keep. */
export const ARTICLE_WORDS = { least: 700, most: 1500 } as const;

/**
 * Everything that is wrong with the articles of a folder: front matter, unknown facts and pictures, links
 * that lead nowhere inside the blog, slugs and ids used twice, too short or too long.
 */
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
