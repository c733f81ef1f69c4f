import type { Picture } from '../markdown/figure.ts';
import type { MediaManifest } from '../media/manifest.ts';
import type { Article, Media } from './library.ts';
import type { ReadArticle } from './readArticles.ts';

/**
 * An article's cover as a picture of the library.
 * @returns undefined when none was made
 */
export function coverOf(
  { name, front }: ReadArticle,
  article: Article | undefined,
  manifest: MediaManifest | undefined,
): Media | undefined {
  const picture = manifest?.articles[name];
  if (picture === undefined || article === undefined) {
    return undefined;
  }
  return {
    id: article.media,
    slug: `${name}-cover`,
    title: name,
    alt: front.coverAlt,
    date: article.date,
    modified: article.modified,
    author: article.author,
    post: article.id,
    sizes: picture.sizes,
  };
}

/** The pictures that articles may show, by name; undefined when none were made yet. */
export function figuresOf(
  manifest: MediaManifest | undefined,
): Readonly<Record<string, Picture>> | undefined {
  return (
    manifest && Object.fromEntries(Object.entries(manifest.figures).map(([name, { sizes }]) => [name, sizes]))
  );
}
