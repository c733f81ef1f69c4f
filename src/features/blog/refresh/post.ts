import { HttpError } from '../../../shared/http/HttpError.ts';
import type { ContentService } from '../api/service.ts';
import { confirm, storedEdition, storedIds } from '../db/editions.ts';
import { forgetPosts } from '../db/forget.ts';
import { blogDatabase } from '../db/tables.ts';
import { storePost } from '../db/write.ts';
import type { Post } from '../model.ts';

/** The post as the service has it now, under whatever slug, when one of these is stored. */
async function underItsId(
  service: ContentService,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<Post | undefined> {
  const found = ids.length > 0 ? await service.postsById(ids, signal) : [];
  return found.find(({ summary }) => ids.includes(summary.id));
}

/**
 * Refreshes a post: where its text is here it is fetched only when it has changed (OF-08). Gives the slug that it has
 * now, as WordPress redirects readers who come by an old one; undefined when the service no longer has it: it is then
 * forgotten (BP-03), after the service has said so of that very post. `askedAt` in ms since 1970.
 */
export async function refreshPost(
  service: ContentService,
  slug: string,
  askedAt: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  const stored = await blogDatabase.run((db) => storedEdition(db, slug));
  const known = stored && (await service.edition(slug, signal));
  if (known && known.id === stored.id && known.modifiedGmt === stored.modifiedGmt) {
    signal.throwIfAborted();
    await blogDatabase.run((db) => confirm(db, [known], askedAt));
    return slug;
  }
  const asked = stored && !known ? undefined : await service.post(slug, signal);
  const ids = await blogDatabase.run((db) => storedIds(db, slug));
  const post = asked ?? (await underItsId(service, ids, signal));
  signal.throwIfAborted();
  if (post) {
    await blogDatabase.run((db) => storePost(db, post, askedAt));
    return post.summary.slug;
  }
  for (const id of ids) {
    if (!(await service.isGone(id, signal)))
      throw new HttpError('garbage', 'The service does not find a post that it has');
  }
  signal.throwIfAborted();
  await blogDatabase.run((db) => forgetPosts(db, ids, askedAt));
  return undefined;
}
