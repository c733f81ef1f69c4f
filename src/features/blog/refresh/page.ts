import type { ContentService } from '../api/service.ts';
import { isComplete, storeChanges, storedChanges } from '../db/editions.ts';
import { blogDatabase } from '../db/tables.ts';
import { storePage } from '../db/write.ts';
import type { PostQuery } from '../model.ts';
import { checkPlausible } from './plausible.ts';

/** Refreshes a page of posts: only changed ones when all are stored (OF-08), otherwise all (OF-03). */
export async function refreshPage(
  service: ContentService,
  query: PostQuery,
  askedAt: number,
  signal: AbortSignal,
): Promise<void> {
  if (!(await blogDatabase.run((db) => isComplete(db, query)))) {
    const answer = await service.posts(query, signal);
    const received = answer.posts.map(({ summary }) => summary.id);
    await checkPlausible(service, query, received, answer.posts, signal);
    return blogDatabase.run((db) => storePage(db, query, answer, askedAt));
  }
  const answer = await service.editions(query, signal);
  const ids = answer.editions.map(({ id }) => id);
  await checkPlausible(service, query, ids, undefined, signal);
  const stored = await blogDatabase.run((db) => storedChanges(db, ids));
  const wanted = answer.editions.filter(({ id, modifiedGmt }) => stored.get(id) !== modifiedGmt);
  const fetched =
    wanted.length === 0
      ? []
      : await service.postsById(
          wanted.map(({ id }) => id),
          signal,
        );
  return blogDatabase.run((db) => storeChanges(db, query, answer, fetched, askedAt));
}
