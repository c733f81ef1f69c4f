import Mustache from 'mustache';
import { type ArticleWords, articleView } from '../features/blog/document/articleView.ts';
import { storedPost } from './storedPost.ts';
import { applyPagePatch, type PagePatch } from './applyPagePatch.ts';

/** What the build wrote: the page of an article in a language, with names in the places of its values. */
interface ArticleTemplate extends PagePatch {
  readonly words: ArticleWords;
}

/**
 * The page of a stored article, whole: it can be read before any script has run, and the app hydrates it. Undefined
 * when the article is not stored.
 */
export async function articlePage(
  slug: string,
  shell: Response,
  template: Response,
): Promise<string | undefined> {
  const post = await storedPost(slug);
  if (!post || post.summary.protected) return undefined;
  const { summary, body, fetchedAt } = post;
  // The template is a file of the same build as this worker.
  const { words, ...page }: ArticleTemplate = await template.json();
  return Mustache.render(await applyPagePatch(shell, page), articleView(summary, body, fetchedAt, words));
}
