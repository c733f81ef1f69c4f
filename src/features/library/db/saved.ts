import type Dexie from 'dexie';
import type { Guide, SavedCopy, SavedGuide, SavedPicture } from '../model.ts';
import { withKnown } from '../packProgress.ts';
import { textSize } from '../sizes.ts';
import { tablesOf } from './tables.ts';

/** Returns the saved guides, newest first, without removed ones. */
export async function readSaved(db: Dexie): Promise<readonly SavedGuide[]> {
  const rows = await tablesOf(db).saved.orderBy('savedAt').reverse().toArray();
  return rows.filter(({ removedAt }) => removedAt === undefined);
}

/** Counts the saved guides without removed ones. */
export const countSaved = (db: Dexie): Promise<number> =>
  tablesOf(db)
    .saved.filter(({ removedAt }) => removedAt === undefined)
    .count();

/** Returns the stored text of a guide by its slug; undefined when it is not saved. */
export async function readCopy(db: Dexie, slug: string): Promise<SavedCopy | undefined> {
  return (await tablesOf(db).copies.where('slug').equals(slug).toArray()).at(-1);
}

/** Stores the text of a guide and its pictures to fetch. A new edition retains the date of saving. */
export async function storeText(db: Dexie, guide: Guide, now: number): Promise<SavedGuide> {
  const { saved, copies } = tablesOf(db);
  const { copy, pictures, ...line } = guide;
  return db.transaction('rw', [saved, copies], async () => {
    const before = await saved.get(guide.id);
    const row: SavedGuide = {
      ...line,
      pictures: withKnown(pictures, before?.pictures ?? []),
      textBytes: textSize(copy),
      savedAt: before && before.removedAt === undefined ? before.savedAt : now,
      checkedAt: now,
    };
    await saved.put(row);
    await copies.put({ id: guide.id, slug: guide.slug, keptAt: now, copy });
    return row;
  });
}

/** Stores the state of one picture of a guide. */
export async function storePictureState(db: Dexie, id: number, picture: SavedPicture): Promise<void> {
  await tablesOf(db)
    .saved.where('id')
    .equals(id)
    .modify((row: { pictures: readonly SavedPicture[] }) => {
      row.pictures = row.pictures.map((known) => (known.address === picture.address ? picture : known));
    });
}

/** Marks guides as removed, or undoes that. */
export async function markRemoved(
  db: Dexie,
  ids: readonly number[],
  removedAt: number | undefined,
): Promise<void> {
  await tablesOf(db)
    .saved.where('id')
    .anyOf([...ids])
    .modify((row: { removedAt?: number | undefined }) => {
      if (removedAt === undefined) delete row.removedAt;
      else row.removedAt = removedAt;
    });
}

/** Stores which newer editions the library has shown. */
export async function storeSeen(db: Dexie, editions: ReadonlyMap<number, string>): Promise<void> {
  await tablesOf(db)
    .saved.where('id')
    .anyOf([...editions.keys()])
    .modify((row: { id: number; seenGmt?: string | undefined }) => {
      row.seenGmt = editions.get(row.id);
    });
}

/** Deletes guides permanently. Recently read ones remain in that list, without pictures. */
export async function removeAtOnce(db: Dexie, ids: readonly number[]): Promise<void> {
  const { saved, copies, recent } = tablesOf(db);
  await db.transaction('rw', [saved, copies, recent], async () => {
    await saved.bulkDelete([...ids]);
    await copies.bulkDelete([...ids]);
    await recent
      .where('id')
      .anyOf([...ids])
      .modify({ pictures: [] });
  });
}

/** Returns the addresses of all pictures that saved, removed and recently read guides need. */
export async function neededPictures(db: Dexie): Promise<ReadonlySet<string>> {
  const { saved, recent } = tablesOf(db);
  const [rows, read] = await Promise.all([saved.toArray(), recent.toArray()]);
  return new Set([
    ...rows.flatMap(({ pictures }) => pictures.map(({ address }) => address)),
    ...read.flatMap(({ pictures = [] }) => pictures),
  ]);
}

/** Deletes guides that were removed before a time. */
export async function clearRemoved(db: Dexie, before: number): Promise<void> {
  const rows = await tablesOf(db).saved.toArray();
  const gone = rows.filter(({ removedAt }) => removedAt !== undefined && removedAt <= before);
  await removeAtOnce(
    db,
    gone.map(({ id }) => id),
  );
}
