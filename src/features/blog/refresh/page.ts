import { HttpError } from '../../../shared/http/HttpError.ts';
import type { Totals } from '../api/answers.ts';
import type { ContentService } from '../api/service.ts';
import { hasPosts, isComplete, storeChanges, storedChanges } from '../db/editions.ts';
import { blogDatabase } from '../db/tables.ts';
import { storePage } from '../db/write.ts';
import type { PostQuery } from '../model.ts';

/**
 * A blog does not lose all of its posts at once: that it has none is not believed while the device has some (OF-04).
 * Throws `HttpError`.
 */
export async function believe({ page, search, categories }: PostQuery, { total }: Totals): Promise<void> {
  if (total > 0 || page > 1 || search !== '' || categories.length > 0) return;
  if (await blogDatabase.run(hasPosts))
    throw new HttpError('garbage', 'The service says that it has no posts');
}

/**
 * Refreshes a page of posts. Where all of it is here, only what is new or has changed is fetched (OF-08); otherwise
 * all of it, texts included, so that it can be read offline (OF-03); what has come is stored, even when
 * the reader has gone on. `askedAt` in ms since 1970.
 */
export async function refreshPage(
  service: ContentService,
  query: PostQuery,
  askedAt: number,
  signal: AbortSignal,
): Promise<void> {
  if (!(await blogDatabase.run((db) => isComplete(db, query)))) {
    const answer = await service.posts(query, signal);
    await believe(query, answer);
    return blogDatabase.run((db) => storePage(db, query, answer, askedAt));
  }
  const answer = await service.editions(query, signal);
  await believe(query, answer);
  const ids = answer.editions.map(({ id }) => id);
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
