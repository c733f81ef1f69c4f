import { savesData } from '../../../shared/http/saveData.ts';
import type { ContentService } from '../api/service.ts';
import type { Edition } from '../model.ts';
import { confirmEditions, dueForCheck, storedChanges } from '../db/editions.ts';
import { deletePosts } from '../db/forget.ts';
import { blogDatabase } from '../db/tables.ts';
import { storePosts } from '../db/write.ts';

const MAX_AGE_MS = 3_600_000;
const COMPARE_BATCH = 100;
const MAX_BATCHES = 5;
/** Changed posts per request; small responses are more reliable on a bad network. */
const FETCH_BATCH = 10;

/** Missing posts that are confirmed one by one per batch. */
const MAX_CONFIRMED = 10;

/** Deletes missing posts, each after a confirmation. Returns false when one of them still exists. */
async function forgetGone(
  service: ContentService,
  missing: readonly number[],
  askedAt: number,
): Promise<boolean> {
  for (const id of missing.slice(0, MAX_CONFIRMED)) {
    if (!(await service.isGone(id))) {
      console.info(`Post ${id} is missing from the list, but exists`);
      return false;
    }
    await blogDatabase.run((db) => deletePosts(db, [id], askedAt));
  }
  return true;
}

async function fetchChanged(service: ContentService, ids: readonly number[], askedAt: number): Promise<void> {
  for (let start = 0; start < ids.length; start += FETCH_BATCH) {
    const posts = await service.postsById(ids.slice(start, start + FETCH_BATCH));
    await blogDatabase.run((db) => storePosts(db, posts, askedAt));
  }
}

/** Compares one batch with the service; returns false when nothing remains or the response is not trusted. */
async function checkBatch(service: ContentService): Promise<boolean> {
  const askedAt = Date.now();
  const ids = await blogDatabase.run((db) => dueForCheck(db, askedAt - MAX_AGE_MS, COMPARE_BATCH));
  if (ids.length === 0) return false;
  const { editions, complete } = await service.editionsById(ids);
  const stored = await blogDatabase.run((db) => storedChanges(db, ids));
  await blogDatabase.run((db) => confirmEditions(db, editions, askedAt));
  const changed = editions.filter(({ id, modifiedGmt }) => stored.get(id) !== modifiedGmt);
  await fetchChanged(
    service,
    changed.map(({ id }) => id),
    askedAt,
  );
  if (!complete) return false;
  const there = new Set(editions.map(({ id }) => id));
  const missing = ids.filter((id) => !there.has(id));
  return (await forgetGone(service, missing, askedAt)) && ids.length === COMPARE_BATCH;
}

/** Refreshes all stored posts, the least recently checked first (OF-08), except under Save-Data. */
export async function checkStore(service: ContentService): Promise<void> {
  if (savesData()) return;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    if (!(await checkBatch(service))) return;
  }
}

/** Refreshes posts of which the user has saved copies, except under Save-Data. */
export async function checkSaved(service: ContentService, saved: readonly Edition[]): Promise<void> {
  if (savesData()) return;
  for (let start = 0; start < saved.length; start += COMPARE_BATCH) {
    const askedAt = Date.now();
    const batch = new Map(
      saved.slice(start, start + COMPARE_BATCH).map((post) => [post.id, post.modifiedGmt]),
    );
    const ids = [...batch.keys()];
    const { editions } = await service.editionsById(ids);
    const stored = await blogDatabase.run((db) => storedChanges(db, ids));
    const changed = editions.filter(
      ({ id, modifiedGmt }) => modifiedGmt !== batch.get(id) && modifiedGmt !== stored.get(id),
    );
    await fetchChanged(
      service,
      changed.map(({ id }) => id),
      askedAt,
    );
  }
}
