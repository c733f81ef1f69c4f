import { LRUCache } from 'lru-cache';
import type { Finding, FoundPost } from './blog.ts';

/** Answers in memory. */
const MAX_HELD = 2_000;
/** Ids of posts by the paths they have had. */
const MAX_IDS = 20_000;
/** Requests to the content service at one time. */
const MAX_LOOKUPS = 50;
/** An address without a post is looked up again after this time. */
const MISSING_MS = 30_000;
/** After a failure the content service gets no request for this time. */
const PAUSE_MS = 5_000;

interface Options {
  /** Ids of posts by their paths. */
  readonly ids: Readonly<Record<string, number>>;
  readonly find: (slug: string, id?: number) => Promise<Finding>;
  readonly onGone: (path: string) => void;
  readonly log: (message: string, error: unknown) => void;
}

interface Held {
  readonly found: FoundPost;
  /** Number of the comparison with the content service before which it was found. */
  readonly revision: number;
}

/**
 * Finds posts that are not among the newest: the content service is asked once however many readers wait, and again after
 * each change of its posts.
 */
export function olderPosts({ ids: known, find, onGone, log }: Options) {
  const ids = new LRUCache<string, number>({ max: MAX_IDS });
  const held = new LRUCache<string, Held>({ max: MAX_HELD });
  const running = new Map<string, Promise<FoundPost | undefined>>();
  let revision = 0;
  let pausedUntil = 0;
  for (const [path, id] of Object.entries(known)) ids.set(path, id);

  function hold(path: string, found: FoundPost): void {
    held.set(path, { found, revision }, found.kind === 'missing' ? { ttl: MISSING_MS } : {});
    if ('id' in found) ids.set(path, found.id);
  }

  async function ask(path: string, slug: string): Promise<FoundPost | undefined> {
    try {
      const found = await find(slug, ids.get(path));
      if (found.kind === 'unclear') {
        log(`No answer for ${path}`, found.reason);
        return undefined;
      }
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
    /** Returns the answer of the content service since its last change; undefined when it has to be asked. */
    current(path: string): FoundPost | undefined {
      const before = held.get(path);
      return before?.revision === revision ? before.found : undefined;
    },
    /** Asks. Resolves with undefined when the content service does not answer, or has too many requests. */
    find(path: string, slug: string): Promise<FoundPost | undefined> {
      const shared = running.get(path);
      if (shared) return shared;
      if (performance.now() < pausedUntil || running.size >= MAX_LOOKUPS) return Promise.resolve(undefined);
      const started = ask(path, slug);
      running.set(path, started);
      return started;
    },
    /** Returns the last answer for a path, outdated or not; undefined for one without a post. */
    last(path: string): FoundPost | undefined {
      const found = held.get(path)?.found;
      return found?.kind === 'missing' ? undefined : found;
    },
    /** Returns the paths of the older posts that have been found. */
    paths: (): readonly string[] =>
      [...held.entries()]
        .filter(([, { found }]) => found.kind === 'page')
        .map(([path]) => path)
        .toSorted(),
    /** Marks all answers as outdated. `newest`: ids of the newest posts by path; these are removed. */
    expire(newest: Readonly<Record<string, number>>): void {
      revision += 1;
      for (const [path, id] of Object.entries(newest)) {
        held.delete(path);
        ids.set(path, id);
      }
    },
  };
}
