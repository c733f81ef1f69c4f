import type { DBSchema } from 'idb';
import * as v from 'valibot';
import { contentApi, serviceAddress } from '../features/blog/api/address.ts';
import { showBadge } from '../features/library/badge.ts';
import { LIBRARY_DATABASE } from '../features/library/db/name.ts';
import { type SavedEdition, unseenOf } from '../features/library/newer.ts';
import { REFRESH_TAG } from '../features/pwa/refreshTag.ts';
import { savesData } from '../shared/http/saveData.ts';
import { withExisting } from '../shared/storage/existing.ts';
import { REQUEST_TIMEOUT_MS } from './timeout.ts';

declare const self: ServiceWorkerGlobalScope;

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    /** https://wicg.github.io/periodic-background-sync/ */
    periodicsync: ExtendableEvent & { readonly tag: string };
  }
}

/** Guides in one request, as many as the service takes. */
const AT_ONCE = 100;

const Row = v.object({
  id: v.number(),
  modifiedGmt: v.string(),
  seenGmt: v.optional(v.string()),
  removedAt: v.optional(v.number()),
});
const Editions = v.array(v.object({ id: v.number(), modified_gmt: v.string() }));

interface SavedRows extends DBSchema {
  saved: { key: number; value: unknown };
}

/** The saved guides; what is no row of ours is passed over. */
async function savedEditions(): Promise<readonly SavedEdition[]> {
  const rows = await withExisting<SavedRows, unknown[]>(LIBRARY_DATABASE, (db) => db.getAll('saved'));
  return rows.flatMap((row) => (v.is(Row, row) && row.removedAt === undefined ? [row] : []));
}

/** What the content service has of some guides: about ten bytes each travel. Rejects when it cannot be asked. */
async function askEditions(ids: readonly number[]): Promise<[number, string][]> {
  const address = serviceAddress(new URL(contentApi, self.location.origin).href, 'posts', {
    include: ids.join(','),
    per_page: `${AT_ONCE}`,
    _fields: 'id,modified_gmt',
  });
  const response = await fetch(address, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${response.status}`);
  return v.parse(Editions, await response.json()).map(({ id, modified_gmt }) => [id, modified_gmt]);
}

/**
 * Counts the saved guides that have a newer edition on the app's icon. Nothing is fetched beyond that: the reader takes
 * them over. Not for visitors who save data, nor where nothing is saved.
 */
async function countNewer(): Promise<void> {
  if (savesData()) return;
  const guides = await savedEditions();
  if (guides.length === 0) return;
  const changes = new Map<number, string>();
  for (let start = 0; start < guides.length; start += AT_ONCE)
    for (const [id, modified] of await askEditions(guides.slice(start, start + AT_ONCE).map(({ id }) => id)))
      changes.set(id, modified);
  await showBadge(unseenOf(guides, changes).length);
}

/** Looks for newer editions of saved guides now and then, where the browser lets an installed app do so. */
export function answerPeriodicSync(): void {
  self.addEventListener('periodicsync', (event) => {
    if (event.tag !== REFRESH_TAG) return;
    const failed = (error: unknown) => console.info(`The saved guides were not compared: ${String(error)}`);
    event.waitUntil(countNewer().catch(failed));
  });
}
