import type Dexie from 'dexie';
import { perPageOf } from '../rules/query.ts';
import { notifyChanges } from './postChanges.ts';
import { type ListingRow, tablesOf } from './tables.ts';

function without(listing: ListingRow, gone: ReadonlySet<number>): ListingRow {
  const ids = listing.ids.filter((id) => !gone.has(id));
  const total = Math.max(ids.length, listing.total - (listing.ids.length - ids.length));
  return { ...listing, ids, total, totalPages: Math.ceil(total / perPageOf(listing.key)) };
}

/** Removes posts from listings, and listings without other posts. */
async function forgetInListings(db: Dexie, gone: ReadonlySet<number>, askedAt: number): Promise<void> {
  const { listings } = tablesOf(db);
  const touched = await listings
    .filter(({ ids, fetchedAt }) => fetchedAt <= askedAt && ids.some((id) => gone.has(id)))
    .toArray();
  const rest = touched.map((listing) => without(listing, gone));
  await listings.bulkPut(rest.filter(({ ids }) => ids.length > 0));
  await listings.bulkDelete(rest.filter(({ ids }) => ids.length === 0).map(({ key }) => key));
}

/** Deletes posts that were not fetched after `askedAt` (ms since 1970), with texts and listings. */
export async function deletePosts(db: Dexie, ids: readonly number[], askedAt: number): Promise<void> {
  const { posts, bodies, listings } = tablesOf(db);
  await db.transaction('rw', [posts, bodies, listings], async () => {
    const rows = await posts.bulkGet([...ids]);
    const gone = rows.flatMap((row) => (row && row.fetchedAt <= askedAt ? [row.id] : []));
    if (gone.length === 0) return;
    await posts.bulkDelete(gone);
    await bodies.bulkDelete(gone);
    notifyChanges(gone);
    await forgetInListings(db, new Set(gone), askedAt);
  });
}
