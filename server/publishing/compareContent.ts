import type { ContentService } from '../../src/features/blog/api/service.ts';
import { postPath } from '../../src/features/blog/rules/slug.ts';
import { type BlogContent, fetchContent } from '../prerender/content.ts';
import { compareOlder, type OlderPosts } from './olderPosts.ts';
import { type Losses, pathsOf, type Published } from './publishedPages.ts';
import type { Renderer } from './renderer.ts';

/** What the content service has now, and what it has no longer. */
export interface ComparedContent {
  readonly content: BlogContent;
  /** The paths of the newest posts, by id. */
  readonly paths: Readonly<Record<string, string>>;
  readonly losses: Losses;
  /** Older posts whose pages have to be rendered again. */
  readonly edited: OlderPosts['edited'];
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
  const moved: Record<string, string> = {};
  const older = new Map<number, string>();
  for (const [id, path] of Object.entries(state.posts)) {
    const now = paths[id];
    if (now === undefined) older.set(Number(id), path);
    else if (now !== path) moved[path] = now;
  }
  const { gone, edited } = await compareOlder(state, older, content.list.categories ?? [], service);
  return { content, paths, losses: { gone, moved }, edited };
}
