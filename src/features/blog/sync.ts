import { whenIdle } from '../../shared/whenIdle.ts';
import { blogDatabase } from './db/tables.ts';
import { storePost } from './db/write.ts';
import type { Edition, Post, PostQuery } from './model.ts';
import { isBusy, once, type SharedWork } from './refresh/once.ts';
import type { Refresher } from './refresh/service.ts';
import type { DraftLink } from './rules/draftLink.ts';
import { queryKey } from './rules/query.ts';
import type { BuiltPost } from './seed.ts';

let loading: Promise<Refresher> | undefined;

/** Loaded with the first refresh, after stored content is shown. */
function theRefresher(): Promise<Refresher> {
  loading ??= import('./refresh/service.ts').then(
    ({ refresher }) => refresher(),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

const log = (what: string) => (error: unknown) => console.info(`${what}: ${String(error)}`);

let storeChecked = false;

/** Refreshes all stored posts once per page load, after the page's own refreshes. */
function checkStoreWhenQuiet(): void {
  if (storeChecked || isBusy()) return;
  whenIdle(() => {
    if (storeChecked || isBusy()) return;
    storeChecked = true;
    theRefresher()
      .then((refresher) => refresher.store())
      .catch(log('Stored posts were not compared'));
  });
}

async function refresh(key: string, work: SharedWork, signal?: AbortSignal): Promise<void> {
  await once(key, work, signal);
  checkStoreWhenQuiet();
}

/** Refreshes a page of posts. Rejects with `HttpError`, or with the reason of `signal`. */
export function refreshPage(query: PostQuery, signal?: AbortSignal): Promise<void> {
  const work: SharedWork = async (askedAt, ended) => (await theRefresher()).page(query, askedAt, ended);
  return refresh(`page ${queryKey(query)}`, work, signal);
}

/** The content service has no post with this slug. */
export class PostMissing extends Error {
  override readonly name = 'PostMissing';
}

/** The post has another slug now. */
export class PostMoved extends Error {
  override readonly name = 'PostMoved';
  readonly slug: string;
  constructor(slug: string) {
    super(slug);
    this.slug = slug;
  }
}

/** Stores the prerendered post unless a newer one is stored (OF-04, OF-08). */
async function keep({ post, builtAt }: BuiltPost): Promise<void> {
  // With a slow device clock the built edition would look newer than every later response.
  const fetchedAt = Math.min(builtAt, Date.now());
  await blogDatabase.run((db) => storePost(db, post, fetchedAt)).catch(log('The article was not stored'));
}

/** Stores the prerendered post and refreshes it. Rejects with `PostMissing`, `PostMoved` or `HttpError`. */
export function refreshPost(slug: string, signal?: AbortSignal, built?: BuiltPost): Promise<void> {
  const work: SharedWork = async (askedAt, ended) => {
    const [refresher] = await Promise.all([theRefresher(), built && keep(built)]);
    const found = await refresher.post(slug, askedAt, ended);
    if (found === undefined) throw new PostMissing(slug);
    if (found !== slug) throw new PostMoved(found);
  };
  return refresh(`post ${slug}`, work, signal);
}

/** Refreshes posts of which the user has saved copies. Rejects with `HttpError`. */
export async function refreshSaved(saved: readonly Edition[]): Promise<void> {
  await (await theRefresher()).saved(saved);
}

/** Fetches a draft without storing it (CS-07). Rejects with `HttpError`, or with the reason of `signal`. */
export async function fetchDraft(link: DraftLink, signal: AbortSignal): Promise<Post> {
  return (await theRefresher()).draft(link, signal);
}

/** Stores the newest posts with their texts in the background (OF-11). Rejects with `HttpError`. */
export function refreshNewest(count: number): Promise<void> {
  return refresh('newest', async (askedAt, ended) => (await theRefresher()).newest(count, askedAt, ended));
}

let categoriesAsked: Promise<void> | undefined;

/** Refreshes the categories once per page load. Logs a failure (BL-02). */
export function refreshCategories(): Promise<void> {
  categoriesAsked ??= refresh('categories', async (askedAt) =>
    (await theRefresher()).categories(askedAt),
  ).catch((error: unknown) => {
    categoriesAsked = undefined;
    log('Categories were not refreshed')(error);
  });
  return categoriesAsked;
}
