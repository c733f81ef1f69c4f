import type { ContentService } from '../../src/features/blog/api/service.ts';
import { postPath } from '../../src/features/blog/rules/slug.ts';
import { type BlogContent, fetchContent } from '../prerender/content.ts';
import { lossesOf } from './lostPages.ts';
import { type Losses, pathsOf, type Published } from './publishedPages.ts';
import type { Renderer } from './renderer.ts';

/** What the content service has now, and what it has no longer. */
export interface ComparedContent {
  readonly content: BlogContent;
  /** The paths of the newest posts, by id. */
  readonly paths: Readonly<Record<string, string>>;
  readonly losses: Losses;
}

/**
 * Compares what stands in the folder of the site with what the content service has now. Rejects with `HttpError`, and
 * where the service says that it has no posts: a blog does not lose all of them at once.
 */
export async function compareContent(
  { entry, service }: Pick<Renderer, 'entry'> & { readonly service: ContentService },
  state: Published,
): Promise<ComparedContent> {
  const content = await fetchContent(entry, service, state.most);
  if (content.posts.length === 0 && Object.keys(state.posts).length > 0)
    throw new Error('The content service says that it has no posts');
  const paths = pathsOf(content, postPath);
  return { content, paths, losses: await lossesOf(state, paths, service) };
}
