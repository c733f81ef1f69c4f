import type { DBSchema } from 'idb';
import { BLOG_DATABASE } from '../features/blog/db/name.ts';
import type { PostRow } from '../features/blog/db/tables.ts';
import type { Post, PostBody } from '../features/blog/model.ts';
import { LIBRARY_DATABASE } from '../features/library/db/name.ts';
import type { SavedCopy } from '../features/library/model.ts';
import { withExisting } from '../shared/storage/existing.ts';
import { wait } from '../shared/wait.ts';

interface BlogStore extends DBSchema {
  posts: { key: number; value: PostRow; indexes: { slug: string } };
  bodies: { key: number; value: PostBody };
}

/** Saved copies contain full posts (pages/blog/saving.tsx). */
interface LibraryStore extends DBSchema {
  copies: { key: number; value: Omit<SavedCopy, 'copy'> & { copy: Post }; indexes: { slug: string } };
}

/** A stored post; `fetchedAt` in ms since 1970. */
export interface StoredFullPost extends Post {
  readonly fetchedAt: number;
}

/** After this time the shell is served without the post: the app reads the database itself. */
const TIMEOUT_MS = 1000;

const readBlog = (slug: string) =>
  withExisting<BlogStore, StoredFullPost | undefined>(BLOG_DATABASE, async (db) => {
    const transaction = db.transaction(['posts', 'bodies']);
    const row = (await transaction.objectStore('posts').index('slug').getAll(slug)).at(-1);
    const body = row && (await transaction.objectStore('bodies').get(row.id));
    if (!row || !body) return undefined;
    const { categoryDates: _index, formerSlugs: _former, fetchedAt, ...summary } = row;
    return { summary, body, fetchedAt };
  });

const readLibrary = (slug: string) =>
  withExisting<LibraryStore, StoredFullPost | undefined>(LIBRARY_DATABASE, async (db) => {
    const copy = (await db.getAllFromIndex('copies', 'slug', slug)).at(-1);
    return copy && { ...copy.copy, fetchedAt: copy.keptAt };
  });

/** Returns the stored post with a slug, otherwise the user's saved copy; undefined without a readable one. */
export async function storedPost(slug: string): Promise<StoredFullPost | undefined> {
  const read = async () => (await readBlog(slug).catch(() => undefined)) ?? (await readLibrary(slug));
  return Promise.race([read(), wait(TIMEOUT_MS)]).catch(() => undefined);
}
