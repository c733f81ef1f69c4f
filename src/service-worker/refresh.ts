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

const MAX_GUIDES = 100;

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

async function savedEditions(): Promise<readonly SavedEdition[]> {
  const rows = await withExisting<SavedRows, unknown[]>(LIBRARY_DATABASE, (db) => db.getAll('saved'));
  return rows.flatMap((row) => (v.is(Row, row) && row.removedAt === undefined ? [row] : []));
}

/** Fetches ids and dates of guides, about ten bytes each. Rejects when the content service is unavailable. */
async function askEditions(ids: readonly number[]): Promise<[number, string][]> {
  const address = serviceAddress(new URL(contentApi, self.location.origin).href, 'posts', {
    include: ids.join(','),
    per_page: `${MAX_GUIDES}`,
    _fields: 'id,modified_gmt',
  });
  const response = await fetch(address, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${response.status}`);
  return v.parse(Editions, await response.json()).map(({ id, modified_gmt }) => [id, modified_gmt]);
}

/** Shows the number of saved guides with a newer edition on the app's icon, except under Save-Data. */
async function countNewer(): Promise<void> {
  if (savesData()) return;
  const guides = await savedEditions();
  if (guides.length === 0) return;
  const changes = new Map<number, string>();
  for (let start = 0; start < guides.length; start += MAX_GUIDES)
    for (const [id, modified] of await askEditions(
      guides.slice(start, start + MAX_GUIDES).map(({ id }) => id),
    ))
      changes.set(id, modified);
  await showBadge(unseenOf(guides, changes).length);
}

/** Checks saved guides for newer editions periodically, if the browser supports it. */
export function answerPeriodicSync(): void {
  self.addEventListener('periodicsync', (event) => {
    if (event.tag !== REFRESH_TAG) return;
    const failed = (error: unknown) => console.info(`The saved guides were not compared: ${String(error)}`);
    event.waitUntil(countNewer().catch(failed));
  });
}
