import Mustache from 'mustache';
import { type ArticleWords, articleView } from '../features/blog/document/articleView.ts';
import { decodeSlug } from '../features/blog/rules/slug.ts';
import { storedPost } from './storedPost.ts';
import { matchShell } from './shell.ts';

/** What the build wrote: the page of an article in a language, with names in the places of its values. */
interface ArticleTemplate extends ArticleWords {
  readonly html: string;
  /** Address of the styles, which stand in the page itself: it is painted without asking for more. */
  readonly stylesheet: string;
}

/** The slug in a path of the site, decoded, or undefined when it is no article's. */
export const slugOf = (pathname: string): string | undefined => {
  const slug = /^\/blog\/([^/]+)\/?$/.exec(pathname)?.[1];
  return slug === undefined ? undefined : decodeSlug(slug);
};

/**
 * The page of a stored article, whole: it can be read before any script has run, and the app hydrates it. Undefined
 * when the article is not stored.
 */
export async function articlePage(slug: string, template: Response): Promise<string | undefined> {
  const post = await storedPost(slug);
  if (!post || post.row.protected) return undefined;
  const { categoryDates: _index, fetchedAt, ...summary } = post.row;
  // The template is a file of the same build as this worker.
  const { html, stylesheet, ...words }: ArticleTemplate = await template.json();
  const css = (await (await matchShell(stylesheet))?.text()) ?? '';
  return Mustache.render(html, { ...articleView(summary, post.body, fetchedAt, words), css });
}
