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

/** The pages put whole posts into the library (pages/blog/saving.tsx). */
interface LibraryStore extends DBSchema {
  copies: { key: number; value: Omit<SavedCopy, 'copy'> & { copy: Post }; indexes: { slug: string } };
}

/** A post as it is stored; `fetchedAt` in milliseconds since 1970. */
export interface StoredFullPost extends Post {
  readonly fetchedAt: number;
}

/** A database that does not answer in so many milliseconds must not hold up a page: the app will try it itself. */
const PATIENCE = 1000;

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

async function read(slug: string): Promise<StoredFullPost | undefined> {
  const stored = await readBlog(slug).catch(() => undefined);
  return stored ?? (await readLibrary(slug));
}

/** The stored post with a slug, or the reader's own copy of it; undefined when there is none to be read. */
export async function storedPost(slug: string): Promise<StoredFullPost | undefined> {
  try {
    return await Promise.race([read(slug), wait(PATIENCE)]);
  } catch {
    return undefined;
  }
}
