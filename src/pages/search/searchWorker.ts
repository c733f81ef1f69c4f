// The worker of all searches: it indexes and searches ten thousand posts without blocking the page (OF-06).
import { onChanges } from '../../features/blog/db/postChanges.ts';
import type { PostRow } from '../../features/blog/db/tables.ts';
import type { FoundPosts } from '../../features/blog/search/union.ts';
import { StoredPosts } from '../../features/blog/search/storedPosts.ts';
import type { PageEntry, PageResults } from '../../features/siteSearch/model.ts';
import { pageSearch } from '../../features/siteSearch/pageSearch.ts';
import { SearchIndex } from '../../features/siteSearch/searchIndex.ts';
import { wait } from '../../shared/wait.ts';

/** A search for one part of the matching posts, and for pages if `withPages` is set. */
export interface SearchRequest {
  readonly search: string;
  readonly categories: readonly number[];
  readonly start: number;
  readonly count: number;
  readonly withPages: boolean;
  /** The posts to search when the device has no database. */
  readonly unstored?: readonly { readonly row: PostRow; readonly html: string | undefined }[] | undefined;
}

/** The results of a search. */
export interface SearchAnswer {
  /** Undefined before the texts of the pages are loaded. */
  readonly pages?: PageResults | undefined;
  readonly posts: FoundPosts;
}

/** A message to the worker. */
export type SearchMessage =
  | { readonly id: number; readonly request: SearchRequest }
  | { readonly pages: readonly PageEntry[] };

/** A message of the worker: an answer, undefined after a failure, or that a search may find more than before. */
export type SearchReply = { readonly id: number; readonly answer: SearchAnswer | undefined } | 'grown';

/** Pages are found before a database answers that is slow or blocked; posts follow. */
const DATABASE_TIMEOUT_MS = 1000;

const reply = (message: SearchReply) => postMessage(message);

const stored = new StoredPosts(new SearchIndex(), () => reply('grown'));
let filled: Promise<void> | undefined;
let searchPages: ((text: string) => PageResults) | undefined;

/** Indexes the stored posts once; after a failure the next search tries again. */
function fill(): Promise<void> {
  filled ??= stored.fill().catch((error: unknown) => {
    console.info(`Stored posts cannot be searched: ${String(error)}`);
    filled = undefined;
  });
  return filled;
}

async function postsOf({ unstored, withPages }: SearchRequest): Promise<StoredPosts> {
  if (!unstored) {
    await (withPages ? Promise.race([fill(), wait(DATABASE_TIMEOUT_MS)]) : fill());
    return stored;
  }
  const posts = new StoredPosts(new SearchIndex(), () => undefined);
  for (const { row, html } of unstored) posts.put(row, html);
  return posts;
}

async function answerTo(request: SearchRequest): Promise<SearchAnswer> {
  const { search, categories, start, count, withPages } = request;
  const posts = (await postsOf(request)).find(search, categories, start, count);
  return { pages: withPages ? searchPages?.(search) : undefined, posts };
}

onChanges((ids) => {
  void filled?.then(() => stored.update(ids)).catch((error: unknown) => console.info(String(error)));
});

addEventListener('message', ({ data }: MessageEvent<SearchMessage>) => {
  if ('pages' in data) searchPages = pageSearch(data.pages);
  else
    answerTo(data.request).then(
      (answer) => reply({ id: data.id, answer }),
      (error: unknown) => {
        console.info(`The search failed: ${String(error)}`);
        reply({ id: data.id, answer: undefined });
      },
    );
});

void fill();
