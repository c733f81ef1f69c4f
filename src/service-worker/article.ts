import Mustache from 'mustache';
import { type ArticleWords, articleView } from '../features/blog/document/articleView.ts';
import { storedPost } from './storedPost.ts';

/** What the build wrote: the page of an article in a language, with names in the places of its values. */
interface ArticleTemplate extends ArticleWords {
  readonly html: string;
}

/**
 * The page of a stored article, whole: it can be read before any script has run, and the app hydrates it. Undefined
 * when the article is not stored.
 */
export async function articlePage(slug: string, template: Response): Promise<string | undefined> {
  const post = await storedPost(slug);
  if (!post || post.summary.protected) return undefined;
  const { summary, body, fetchedAt } = post;
  // The template is a file of the same build as this worker.
  const { html, ...words }: ArticleTemplate = await template.json();
  return Mustache.render(html, articleView(summary, body, fetchedAt, words));
}
