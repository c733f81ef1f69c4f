import { savesData } from '../../../shared/http/saveData.ts';
import type { ContentService } from '../api/service.ts';
import type { Edition } from '../model.ts';
import { confirm, dueForCheck, storedChanges } from '../db/editions.ts';
import { forgetPosts } from '../db/forget.ts';
import { blogDatabase } from '../db/tables.ts';
import { storePosts } from '../db/write.ts';

/** What was checked within this many milliseconds is taken for current. */
const HOUR = 3_600_000;
/** Posts that are compared in one request, and most such requests of a visit. */
const COMPARED = 100;
const MOST_BATCHES = 5;
/** Changed posts that are fetched in one request: on a bad line small answers come through. */
const FETCHED = 10;

/** Posts that a batch misses and that are asked for one by one: the others wait for the next batch. */
const CONFIRMED = 10;

/**
 * Forgets posts that a whole answer has left out, each after the service has said so of itself. False when it still has
 * one of them: the answer is then not believed.
 */
async function forgetGone(
  service: ContentService,
  missing: readonly number[],
  askedAt: number,
): Promise<boolean> {
  for (const id of missing.slice(0, CONFIRMED)) {
    if (!(await service.isGone(id))) {
      console.info(`Kept: the service leaves post ${id} out of its list, and has it`);
      return false;
    }
    await blogDatabase.run((db) => forgetPosts(db, [id], askedAt));
  }
  return true;
}

async function fetchChanged(service: ContentService, ids: readonly number[], askedAt: number): Promise<void> {
  for (let start = 0; start < ids.length; start += FETCHED) {
    const posts = await service.postsById(ids.slice(start, start + FETCHED));
    await blogDatabase.run((db) => storePosts(db, posts, askedAt));
  }
}

/** Compares one batch with the service; false when there is nothing more to compare, or no sense in it. */
async function checkBatch(service: ContentService): Promise<boolean> {
  const askedAt = Date.now();
  const ids = await blogDatabase.run((db) => dueForCheck(db, askedAt - HOUR, COMPARED));
  if (ids.length === 0) return false;
  const { editions, complete } = await service.editionsById(ids);
  const stored = await blogDatabase.run((db) => storedChanges(db, ids));
  await blogDatabase.run((db) => confirm(db, editions, askedAt));
  const changed = editions.filter(({ id, modifiedGmt }) => stored.get(id) !== modifiedGmt);
  await fetchChanged(
    service,
    changed.map(({ id }) => id),
    askedAt,
  );
  if (!complete) return false;
  const there = new Set(editions.map(({ id }) => id));
  const missing = ids.filter((id) => !there.has(id));
  return (await forgetGone(service, missing, askedAt)) && ids.length === COMPARED;
}

/**
 * Brings the whole store up to date, the posts first that were checked longest ago: what has changed is fetched, what
 * the service no longer has is forgotten (OF-08). Not for visitors who save data. Rejects with `HttpError`.
 */
export async function checkStore(service: ContentService): Promise<void> {
  if (savesData()) return;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    if (!(await checkBatch(service))) return;
  }
}

/**
 * Fetches what is newer of posts of which the reader keeps editions elsewhere, also of those that are no longer stored
 * here. Not for visitors who save data. Rejects with `HttpError`.
 */
export async function checkSaved(service: ContentService, saved: readonly Edition[]): Promise<void> {
  if (savesData()) return;
  for (let start = 0; start < saved.length; start += COMPARED) {
    const askedAt = Date.now();
    const batch = new Map(saved.slice(start, start + COMPARED).map((post) => [post.id, post.modifiedGmt]));
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
