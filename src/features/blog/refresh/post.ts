import { HttpError } from '../../../shared/http/HttpError.ts';
import type { ContentService } from '../api/service.ts';
import { confirmEditions, storedEdition, storedIds } from '../db/editions.ts';
import { deletePosts } from '../db/forget.ts';
import { blogDatabase } from '../db/tables.ts';
import { storePost } from '../db/write.ts';
import type { Post } from '../model.ts';

/** Fetches a stored post by its id, because its slug may have changed. */
async function underItsId(
  service: ContentService,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<Post | undefined> {
  const found = ids.length > 0 ? await service.postsById(ids, signal) : [];
  return found.find(({ summary }) => ids.includes(summary.id));
}

/** Refreshes a post if it has changed (OF-08). Returns its slug; undefined after deleting it (BP-03). */
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
    await blogDatabase.run((db) => confirmEditions(db, [known], askedAt));
    return slug;
  }
  const fetched = stored && !known ? undefined : await service.post(slug, signal);
  const ids = await blogDatabase.run((db) => storedIds(db, slug));
  const post = fetched ?? (await underItsId(service, ids, signal));
  signal.throwIfAborted();
  if (post) {
    await blogDatabase.run((db) => storePost(db, post, askedAt));
    return post.summary.slug;
  }
  for (const id of ids) {
    if (!(await service.isGone(id, signal)))
      throw new HttpError('garbage', 'The service lists a post that it does not return');
  }
  signal.throwIfAborted();
  await blogDatabase.run((db) => deletePosts(db, ids, askedAt));
  return undefined;
}
