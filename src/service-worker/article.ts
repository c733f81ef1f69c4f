import Mustache from 'mustache';
import { type ArticleWords, articleView } from '../features/blog/document/articleView.ts';
import { storedPost } from './storedPost.ts';
import { type PagePatch, patchedShell } from './applyPagePatch.ts';

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
  const text = await patchedShell(shell, page);
  // Mustache reads a template letter by letter: what has no names in it, most of the page, is a value for it.
  const parts = page.parts.map((part) => (typeof part === 'string' ? part : text.slice(...part)));
  const named = page.parts.map((part, index) =>
    typeof part === 'string' && part.includes('{{') ? part : `{{{parts.${index}}}}`,
  );
  return Mustache.render(named.join(''), { ...articleView(summary, body, fetchedAt, words), parts });
}
