import type { ContentService } from './api/service.ts';
import { blogDatabase } from './db/tables.ts';
import { forgetPost, storeCategories, storePage, storePost } from './db/write.ts';
import type { Post, PostQuery } from './model.ts';
import { queryKey } from './rules/query.ts';

async function connect(): Promise<ContentService> {
  const [{ contentService }, { edgeContext }] = await Promise.all([
    import('./api/service.ts'),
    import('./context.ts'),
  ]);
  return contentService(edgeContext(window, window.location.origin));
}

let service: Promise<ContentService> | undefined;

/** The edge with its sanitiser is fetched when something is first refreshed: what is stored shows before. */
function theService(): Promise<ContentService> {
  service ??= connect().catch((error: unknown) => {
    service = undefined;
    throw error;
  });
  return service;
}

const running = new Map<string, Promise<void>>();

/** One refresh per thing at a time: whoever asks meanwhile waits for the same one. */
function once(key: string, work: (askedAt: number) => Promise<void>): Promise<void> {
  const current = running.get(key);
  if (current) return current;
  const started = work(Date.now()).finally(() => running.delete(key));
  running.set(key, started);
  return started;
}

/** Fetches a page of posts and stores it, texts included, so that it can be read offline (OF-03). */
export function refreshPage(query: PostQuery): Promise<void> {
  return once(`page ${queryKey(query)}`, async (askedAt) => {
    const answer = await (await theService()).posts(query);
    await blogDatabase.run((db) => storePage(db, query, answer, askedAt));
  });
}

/** The content service has no post with this slug. */
export class PostMissing extends Error {
  override readonly name = 'PostMissing';
}

/** Fetches a post and stores it. One that the service no longer has is forgotten: rejects with `PostMissing`. */
export function refreshPost(slug: string): Promise<void> {
  return once(`post ${slug}`, async (askedAt) => {
    const post = await (await theService()).post(slug);
    await blogDatabase.run((db) => (post ? storePost(db, post, askedAt) : forgetPost(db, slug, askedAt)));
    if (!post) throw new PostMissing(slug);
  });
}

/** Stores a post that came with its prerendered page, unless what is stored is younger (OF-04). */
export async function keepPost(post: Post, builtAt: number): Promise<void> {
  await blogDatabase.run((db) => storePost(db, post, builtAt));
}

/** Fetches the chips' categories and stores them. A failure is only logged (BL-02). */
export function refreshCategories(): Promise<void> {
  return once('categories', async (askedAt) => {
    try {
      const items = await (await theService()).categories();
      await blogDatabase.run((db) => storeCategories(db, items, askedAt));
    } catch (error) {
      console.info(`Categories were not refreshed: ${String(error)}`);
    }
  });
}
