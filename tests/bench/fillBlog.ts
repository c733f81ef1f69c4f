import type { Page } from 'playwright-core';

/** Runs in the page. The names are those of `src/features/blog/db/tables.ts`. */
async function fill(count: number): Promise<number> {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error(String(request.error))));
    });
  const db = await settled(indexedDB.open('marsa-blog'));
  const tables = ['posts', 'bodies'];
  const [posts, bodies] = await Promise.all(
    tables.map(async (name): Promise<unknown[]> => settled(db.transaction(name).objectStore(name).getAll())),
  );
  const isRow = (row: unknown): row is Record<string, unknown> & { id: number } =>
    typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'number';
  const patterns = (posts ?? []).filter(isRow);
  const texts = new Map((bodies ?? []).filter(isRow).map((row) => [row.id, row]));
  if (patterns.length === 0) throw new Error('The app has stored no posts to be copied');
  for (let done = patterns.length; done < count;) {
    const upTo = Math.min(count, done + 500);
    const writing = db.transaction(tables, 'readwrite', { durability: 'relaxed' });
    const finished = new Promise((resolve, reject) => {
      writing.addEventListener('complete', resolve);
      writing.addEventListener('abort', () => reject(new Error(String(writing.error))));
    });
    for (; done < upTo; done += 1) {
      const pattern = patterns[done % patterns.length];
      if (!pattern) break;
      const id = 900_000_000 + done;
      // One hour apart, and older than all posts of the content service.
      const date = new Date(Date.UTC(2024, 0, 1) - done * 3_600_000).toISOString().slice(0, 19);
      const categories = Array.isArray(pattern['categories']) ? pattern['categories'].filter(isRow) : [];
      const slug = `${String(pattern['slug'])}-${done}`;
      const copy = {
        ...pattern,
        id,
        slug,
        title: `${String(pattern['title'])} ${done}`,
        date,
        dateGmt: date,
        modifiedGmt: date,
        categoryDates: categories.map((category) => `${category.id}|${date}`),
      };
      writing.objectStore('posts').put(copy);
      writing.objectStore('bodies').put({ ...texts.get(pattern.id), id, slug });
    }
    await finished;
  }
  const stored = await settled(db.transaction('posts').objectStore('posts').count());
  db.close();
  return stored;
}

/**
 * Stores variations of the stored posts until there are `count`, in the format of the app. The app must be idle.
 * Returns the number of stored posts.
 */
export function fillBlog(page: Page, count: number): Promise<number> {
  return page.evaluate(fill, count);
}
