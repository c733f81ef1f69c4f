import type { FoundPost } from './blog.ts';

/** Answers that are held. */
const MAX_HELD = 2_000;
/** Ids of posts by the paths they have had. */
const MAX_IDS = 20_000;
/** Requests to the content service at one time. */
const MAX_LOOKUPS = 50;
/** An address without a post is asked for again after this time. */
const MISSING_MS = 30_000;
/** After a failure nothing is asked for this time. */
const PAUSE_MS = 5_000;

interface Options {
  /** Ids of posts by their paths. */
  readonly ids: Readonly<Record<string, number>>;
  readonly find: (slug: string, id?: number) => Promise<FoundPost>;
  readonly onGone: (path: string) => void;
  readonly log: (message: string, error: unknown) => void;
}

interface Held {
  readonly found: FoundPost;
  /** In ms of `performance.now()`. */
  readonly until: number;
}

function trim(map: Map<string, unknown>, most: number): void {
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}

/**
 * Finds posts that are not among the newest: the content service is asked once however many readers wait, and again after
 * each change of its posts.
 */
export function olderPosts({ ids: known, find, onGone, log }: Options) {
  const ids = new Map(Object.entries(known));
  const held = new Map<string, Held>();
  const running = new Map<string, Promise<FoundPost | undefined>>();
  let pausedUntil = 0;

  function hold(path: string, found: FoundPost): void {
    const lasts = found.kind === 'missing' ? performance.now() + MISSING_MS : Number.POSITIVE_INFINITY;
    held.delete(path);
    held.set(path, { found, until: lasts });
    trim(held, MAX_HELD);
    if (!('id' in found)) return;
    ids.delete(path);
    ids.set(path, found.id);
    trim(ids, MAX_IDS);
  }

  async function ask(path: string, slug: string): Promise<FoundPost | undefined> {
    try {
      const found = await find(slug, ids.get(path));
      hold(path, found);
      if (found.kind === 'moved') hold(found.path, { ...found, kind: 'page' });
      if (found.kind !== 'page') onGone(path);
      return found;
    } catch (error) {
      pausedUntil = performance.now() + PAUSE_MS;
      log(`No answer for ${path}`, error);
      return undefined;
    } finally {
      running.delete(path);
    }
  }

  return {
    /** Resolves with undefined when the content service does not answer, or has too many requests. */
    find(path: string, slug: string): Promise<FoundPost | undefined> {
      const now = performance.now();
      const before = held.get(path);
      if (before && before.until > now) return Promise.resolve(before.found);
      const shared = running.get(path);
      if (shared) return shared;
      if (now < pausedUntil || running.size >= MAX_LOOKUPS) return Promise.resolve(undefined);
      const started = ask(path, slug);
      running.set(path, started);
      return started;
    },
    /** Returns the last answer for a path, outdated or not; undefined for one without a post. */
    last(path: string): FoundPost | undefined {
      const found = held.get(path)?.found;
      return found?.kind === 'missing' ? undefined : found;
    },
    /** Paths of the older posts that have been found. */
    paths: (): readonly string[] =>
      [...held].filter(([, { found }]) => found.kind === 'page').map(([path]) => path),
    /** Has everything asked for again. `newest`: ids of the newest posts by their paths, which are not older ones. */
    expire(newest: Readonly<Record<string, number>>): void {
      for (const [path, { found }] of held) held.set(path, { found, until: 0 });
      for (const [path, id] of Object.entries(newest)) {
        held.delete(path);
        ids.delete(path);
        ids.set(path, id);
      }
    },
  };
}
