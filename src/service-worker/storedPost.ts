import { type DBSchema, openDB } from 'idb';
import { BLOG_DATABASE } from '../features/blog/db/name.ts';
import type { PostRow } from '../features/blog/db/tables.ts';
import type { PostBody } from '../features/blog/model.ts';

interface BlogStore extends DBSchema {
  posts: { key: number; value: PostRow; indexes: { slug: string } };
  bodies: { key: number; value: PostBody };
}

/** A database that does not answer in so many milliseconds must not hold up a page: the app will try it itself. */
const PATIENCE = 1000;

async function read(slug: string): Promise<{ row: PostRow; body: PostBody } | undefined> {
  const db = await openDB<BlogStore>(BLOG_DATABASE, undefined, {
    // It is the app that makes the database, not the worker.
    upgrade: (_db, _old, _new, transaction) => transaction.abort(),
    // An open connection would hold up the app's next schema.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  try {
    const transaction = db.transaction(['posts', 'bodies']);
    const row = (await transaction.objectStore('posts').index('slug').getAll(slug)).at(-1);
    const body = row && (await transaction.objectStore('bodies').get(row.id));
    return row && body ? { row, body } : undefined;
  } finally {
    db.close();
  }
}

/** The stored post with a slug; undefined when there is none, or the database cannot be read. */
export async function storedPost(slug: string): Promise<{ row: PostRow; body: PostBody } | undefined> {
  try {
    const late = new Promise<undefined>((resolve) => {
      setTimeout(resolve, PATIENCE);
    });
    return await Promise.race([read(slug), late]);
  } catch {
    return undefined;
  }
}
