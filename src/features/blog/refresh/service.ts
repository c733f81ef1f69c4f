// Fetched when something is first refreshed: the edge with its sanitiser, and the ways from its answers into the store.
// The file's name is the chunk's: it is left out of the worker's shell.
import { HttpError } from '../../../shared/http/HttpError.ts';
import { getJsonOnce } from '../api/client.ts';
import { contentService } from '../api/service.ts';
import { edgeContext } from '../context.ts';
import { blogDatabase } from '../db/tables.ts';
import { storeCategories } from '../db/categories.ts';
import type { Edition, Post, PostQuery } from '../model.ts';
import type { DraftLink } from '../rules/draftLink.ts';
import { movedTo, orOwnCopy } from './ownCopy.ts';
import { refreshNewest } from './newest.ts';
import { refreshPage } from './page.ts';
import { refreshPost } from './post.ts';
import { checkSaved, checkStore } from './storedPosts.ts';

/** What can be refreshed. All reject with `HttpError`, or with the reason of the signal; `askedAt` in ms since 1970. */
export interface Refresher {
  readonly page: (query: PostQuery, askedAt: number, signal: AbortSignal) => Promise<void>;
  /**
   * The slug that the post has now; undefined when the service has no such post, which is then forgotten, and the site
   * does not redirect its address.
   */
  readonly post: (slug: string, askedAt: number, signal: AbortSignal) => Promise<string | undefined>;
  readonly categories: (askedAt: number) => Promise<void>;
  readonly store: () => Promise<void>;
  readonly saved: (saved: readonly Edition[]) => Promise<void>;
  /** A draft, which is stored nowhere (CS-07). */
  readonly draft: (link: DraftLink, signal: AbortSignal) => Promise<Post>;
  /** Behind the page: as many of the newest posts as are kept without being listed. */
  readonly newest: (count: number, askedAt: number, signal: AbortSignal) => Promise<void>;
}

/** The refresher of the page's own content service. */
export function refresher(): Refresher {
  const context = edgeContext(window, window.location.origin);
  const service = contentService(context);
  return {
    page: (query, askedAt, signal) => refreshPage(service, query, askedAt, signal),
    post: async (slug, askedAt, signal) =>
      (await orOwnCopy(slug, refreshPost(service, slug, askedAt, signal), signal)) ?? movedTo(slug, signal),
    categories: async (askedAt) => {
      const items = await service.categories();
      // WordPress always has one category: an empty list is a fault of the service.
      if (items.length === 0) throw new HttpError('garbage', 'The service says that it has no categories');
      await blogDatabase.run((db) => storeCategories(db, items, askedAt));
    },
    store: () => checkStore(service),
    saved: (saved) => checkSaved(service, saved),
    draft: (link, signal) => service.draft(link, signal),
    newest: (count, askedAt, signal) =>
      refreshNewest(contentService(context, getJsonOnce), count, askedAt, signal),
  };
}
