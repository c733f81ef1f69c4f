import type { Page } from 'playwright-core';

const PICTURES = 10;
const PICTURE_BYTES = 100_000;

/** Runs in the page. The names are those of `src/features/library/db/`. */
async function fill({ count, pictures, bytes }: { count: number; pictures: number; bytes: number }) {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error(String(request.error))));
    });
  const db = await settled(indexedDB.open('marsa-library'));
  const pictureCache = await caches.open('marsa-saved-pictures');
  const first = (table: string): Promise<Record<string, unknown> | undefined> =>
    settled(db.transaction(table).objectStore(table).get(IDBKeyRange.lowerBound(0)));
  const [saved, copy] = [await first('saved'), await first('copies')];
  if (!saved || !copy) throw new Error('The app has saved no guide to be copied');
  for (let made = 0; made < count; made += 1) {
    const id = 900_000_000 + made;
    const slug = `${String(saved['slug'])}-${made}`;
    const addresses = Array.from(
      { length: pictures },
      (_, index) => `/wp-content/uploads/${slug}-${index}.jpg`,
    );
    for (const address of addresses) {
      const body = new Blob([crypto.getRandomValues(new Uint8Array(50_000)), new Uint8Array(bytes - 50_000)]);
      await pictureCache.put(address, new Response(body, { headers: { 'Content-Type': 'image/jpeg' } }));
    }
    const writing = db.transaction(['saved', 'copies'], 'readwrite');
    writing.objectStore('saved').put({
      ...saved,
      id,
      slug,
      path: `/blog/${slug}`,
      title: `${String(saved['title'])} ${made}`,
      // Older than the guide that was really saved, which stays first in the list.
      savedAt: Number(saved['savedAt']) - 1_000 * (made + 1),
      pictures: addresses.map((address) => ({ address, bytes })),
    });
    await settled(writing.objectStore('copies').put({ ...copy, id, slug }));
  }
  db.close();
  return (await navigator.storage.estimate()).usage ?? Number.NaN;
}

/**
 * Stores `count` variations of the saved guide in the format of the app, each with a megabyte of pictures by default.
 * The app must be idle. Returns the stored bytes.
 */
export const fillLibrary = (page: Page, count: number, pictures: number = PICTURES): Promise<number> =>
  page.evaluate(fill, { count, pictures, bytes: PICTURE_BYTES });
