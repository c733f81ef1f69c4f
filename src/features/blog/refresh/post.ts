import type { ContentService } from '../api/service.ts';
import { confirm, storedEdition } from '../db/editions.ts';
import { forgetPost } from '../db/forget.ts';
import { blogDatabase } from '../db/tables.ts';
import { storePost } from '../db/write.ts';

/**
 * Refreshes a post: where its text is here it is fetched only when it has changed (OF-08). False when the service no
 * longer has it: it is then forgotten (BP-03). `askedAt` in ms since 1970.
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
  await blogDatabase.run((db) => (post ? storePost(db, post, askedAt) : forgetPost(db, slug, askedAt)));
  return post !== undefined;
}
