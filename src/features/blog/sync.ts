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

/** The edge with its sanitiser is fetched when something is first refreshed: what is stored shows before. */
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

/** Brings the rest of the store up to date once in a page's life, when what the page itself shows is refreshed. */
function checkStoreWhenQuiet(): void {
  if (storeChecked || isBusy()) return;
  whenIdle(() => {
    if (storeChecked || isBusy()) return;
    storeChecked = true;
    theRefresher()
      .then((refresher) => refresher.store())
      .catch(log('What is stored was not compared'));
  });
}

async function refresh(key: string, work: SharedWork, signal?: AbortSignal): Promise<void> {
  await once(key, work, signal);
  checkStoreWhenQuiet();
}

/** Brings a page of posts up to date. Rejects with `HttpError`, or with the reason of `signal`. */
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

/**
 * Stores a post that was read on its prerendered page, unless what is stored is younger: it is kept even when the
 * content service cannot be asked (OF-04), and the refresh then need not fetch it again (OF-08).
 */
async function keep({ post, builtAt }: BuiltPost): Promise<void> {
  // A device whose clock is slow would take the built edition for younger than anything that it fetches.
  const fetchedAt = Math.min(builtAt, Date.now());
  await blogDatabase.run((db) => storePost(db, post, fetchedAt)).catch(log('The article was not kept'));
}

/**
 * Brings a post up to date, after storing the one that came with the page. Rejects with `PostMissing` when the
 * service does not have it, with `PostMoved` when it has it under another slug, with `HttpError`, or with the reason of `signal`.
 */
export function refreshPost(slug: string, signal?: AbortSignal, built?: BuiltPost): Promise<void> {
  const work: SharedWork = async (askedAt, ended) => {
    const [refresher] = await Promise.all([theRefresher(), built && keep(built)]);
    const found = await refresher.post(slug, askedAt, ended);
    if (found === undefined) throw new PostMissing(slug);
    if (found !== slug) throw new PostMoved(found);
  };
  return refresh(`post ${slug}`, work, signal);
}

/** Fetches what is newer of posts of which the reader keeps editions of their own. Rejects with `HttpError`. */
export async function refreshSaved(saved: readonly Edition[]): Promise<void> {
  await (await theRefresher()).saved(saved);
}

/** Fetches a draft, which is stored nowhere (CS-07). Rejects with `HttpError`, or with the reason of `signal`. */
export async function fetchDraft(link: DraftLink, signal: AbortSignal): Promise<Post> {
  return (await theRefresher()).draft(link, signal);
}

/** Stores the newest posts with their texts, behind the page (OF-11). Rejects with `HttpError`. */
export function refreshNewest(count: number): Promise<void> {
  return refresh('newest', async (askedAt, ended) => (await theRefresher()).newest(count, askedAt, ended));
}

let categoriesAsked: Promise<void> | undefined;

/** Brings the chips' categories up to date, once in a page's life. A failure is only logged (BL-02). */
export function refreshCategories(): Promise<void> {
  categoriesAsked ??= refresh('categories', async (askedAt) =>
    (await theRefresher()).categories(askedAt),
  ).catch((error: unknown) => {
    categoriesAsked = undefined;
    log('Categories were not refreshed')(error);
  });
  return categoriesAsked;
}
