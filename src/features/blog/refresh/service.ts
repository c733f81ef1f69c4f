// Loaded with the first refresh. The chunk has this file's name, which excludes it from the precache.
import { HttpError } from '../../../shared/http/HttpError.ts';
import { getJsonOnce } from '../api/client.ts';
import { contentService } from '../api/service.ts';
import { edgeContext } from '../context.ts';
import { blogDatabase } from '../db/tables.ts';
import { storeCategories } from '../db/categories.ts';
import type { Edition, Post, PostQuery } from '../model.ts';
import type { DraftLink } from '../rules/draftLink.ts';
import { redirectTarget, withOwnCopy } from './ownCopy.ts';
import { refreshNewest } from './newest.ts';
import { refreshPage } from './page.ts';
import { refreshPost } from './post.ts';
import { checkSaved, checkStore } from './storedPosts.ts';

/** Resources that can be refreshed. `askedAt` in ms since 1970. */
export interface Refresher {
  readonly page: (query: PostQuery, askedAt: number, signal: AbortSignal) => Promise<void>;
  /** Returns the current slug; undefined when the post does not exist, which is then deleted. */
  readonly post: (slug: string, askedAt: number, signal: AbortSignal) => Promise<string | undefined>;
  readonly categories: (askedAt: number) => Promise<void>;
  readonly store: () => Promise<void>;
  readonly saved: (saved: readonly Edition[]) => Promise<void>;
  readonly draft: (link: DraftLink, signal: AbortSignal) => Promise<Post>;
  /** Stores the newest posts in the background. */
  readonly newest: (count: number, askedAt: number, signal: AbortSignal) => Promise<void>;
}

/** Creates the refresher for the page's content service. */
export function refresher(): Refresher {
  const context = edgeContext(window, window.location.origin);
  const service = contentService(context);
  return {
    page: (query, askedAt, signal) => refreshPage(service, query, askedAt, signal),
    post: async (slug, askedAt, signal) =>
      (await withOwnCopy(slug, refreshPost(service, slug, askedAt, signal), signal)) ??
      redirectTarget(slug, signal),
    categories: async (askedAt) => {
      const items = await service.categories();
      // WordPress always has a category: an empty list is an error.
      if (items.length === 0) throw new HttpError('garbage', 'The service returned no categories');
      await blogDatabase.run((db) => storeCategories(db, items, askedAt));
    },
    store: () => checkStore(service),
    saved: (saved) => checkSaved(service, saved),
    draft: (link, signal) => service.draft(link, signal),
    newest: (count, askedAt, signal) =>
      refreshNewest(contentService(context, getJsonOnce), count, askedAt, signal),
  };
}
