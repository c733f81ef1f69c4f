import { HttpError } from '../../../shared/http/HttpError.ts';
import type { ContentService } from '../api/service.ts';
import { confirm, storedEdition, storedIds } from '../db/editions.ts';
import { forgetPosts } from '../db/forget.ts';
import { blogDatabase } from '../db/tables.ts';
import { storePost } from '../db/write.ts';

/**
 * Refreshes a post: where its text is here it is fetched only when it has changed (OF-08). False when the service no
 * longer has it: it is then forgotten (BP-03), after the service has said so of that very post. `askedAt` in ms since 1970.
 */
export async function refreshPost(
  service: ContentService,
  slug: string,
  askedAt: number,
  signal: AbortSignal,
): Promise<boolean> {
  const stored = await blogDatabase.run((db) => storedEdition(db, slug));
  const known = stored && (await service.edition(slug, signal));
  if (known && known.id === stored.id && known.modifiedGmt === stored.modifiedGmt) {
    signal.throwIfAborted();
    await blogDatabase.run((db) => confirm(db, [known], askedAt));
    return true;
  }
  const post = stored && !known ? undefined : await service.post(slug, signal);
  signal.throwIfAborted();
  if (post) {
    await blogDatabase.run((db) => storePost(db, post, askedAt));
    return true;
  }
  const ids = await blogDatabase.run((db) => storedIds(db, slug));
  for (const id of ids) {
    if (!(await service.isGone(id, signal)))
      throw new HttpError('garbage', 'The service does not find a post that it has');
  }
  signal.throwIfAborted();
  await blogDatabase.run((db) => forgetPosts(db, ids, askedAt));
  return false;
}
