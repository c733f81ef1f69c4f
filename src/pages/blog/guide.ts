import type { Post } from '../../features/blog/model.ts';
import { postPath } from '../../features/blog/rules/slug.ts';
import { PostMissing } from '../../features/blog/sync.ts';
import { loadFullPost, picturesOf } from '../../features/blog/fullPost.ts';
import type { Guide } from '../../features/library/model.ts';
import { FinalFailure } from '../../shared/http/finalFailure.ts';

function toGuide(post: Post): Guide {
  const { id, slug, title, lang, categories, modifiedGmt } = post.summary;
  const { cover, all } = picturesOf(post);
  const label = categories[0]?.name ?? '';
  const groups = categories.map((category) => category.id);
  const path = postPath(slug);
  return { id, slug, path, title, lang, label, groups, modifiedGmt, cover, pictures: all, copy: post };
}

/** Returns a complete guide. Rejects when it is unavailable; with `FinalFailure` when it does not exist. */
export async function loadGuide(slug: string): Promise<Guide> {
  try {
    return toGuide(await loadFullPost(slug));
  } catch (error) {
    throw error instanceof PostMissing ? new FinalFailure(slug, { cause: error }) : error;
  }
}
