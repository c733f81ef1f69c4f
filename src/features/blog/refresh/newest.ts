import { HttpError } from '../../../shared/http/HttpError.ts';
import type { ContentService } from '../api/service.ts';
import { isComplete, storeChanges, storedChanges } from '../db/editions.ts';
import { blogDatabase, tablesOf } from '../db/tables.ts';
import { storePosts } from '../db/write.ts';
import { newestPosts, queryKey } from '../rules/query.ts';
import { checkEmpty } from './plausible.ts';

const MAX_AGE_MS = 3_600_000;
/** Batches of this size are not divided further when they fail. */
const MIN_BATCH = 10;

/**
 * Fetches posts in one request, or in halves when it fails. Rejects when the network or the service fails.
 */
async function fetchPosts(
  service: ContentService,
  ids: readonly number[],
  askedAt: number,
  signal: AbortSignal,
): Promise<void> {
  if (ids.length === 0) return;
  try {
    const posts = await service.postsById(ids, signal);
    return await blogDatabase.run((db) => storePosts(db, posts, askedAt));
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (ids.length <= MIN_BATCH) {
      if (error.failure !== 'garbage') throw error;
      console.info(`Skipped: ${ids.join()}: ${error.message}`);
      return;
    }
  }
  const half = Math.ceil(ids.length / 2);
  await fetchPosts(service, ids.slice(0, half), askedAt, signal);
  await fetchPosts(service, ids.slice(half), askedAt, signal);
}

/** Stores the newest posts with texts (OF-11); later only a small comparison per hour and changed posts. */
export async function refreshNewest(
  service: ContentService,
  count: number,
  askedAt: number,
  signal: AbortSignal,
): Promise<void> {
  const query = newestPosts(count);
  const [listing, complete] = await blogDatabase.run((db) =>
    Promise.all([tablesOf(db).listings.get(queryKey(query)), isComplete(db, query)]),
  );
  if (listing && complete && listing.fetchedAt > askedAt - MAX_AGE_MS) return;
  const answer = await service.editions(query, signal);
  if (answer.editions.length === 0) await checkEmpty(service, query, signal);
  const stored = await blogDatabase.run((db) =>
    storedChanges(
      db,
      answer.editions.map(({ id }) => id),
    ),
  );
  const wanted = answer.editions.filter(({ id, modifiedGmt }) => stored.get(id) !== modifiedGmt);
  await fetchPosts(
    service,
    wanted.map(({ id }) => id),
    askedAt,
    signal,
  );
  await blogDatabase.run((db) => storeChanges(db, query, answer, [], askedAt));
}
