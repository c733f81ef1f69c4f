import { LRUCache } from 'lru-cache';
import type { Finding, FoundPost } from './blog.ts';

const MAX_HELD = 2_000;
const MAX_IDS = 20_000;
const MAX_LOOKUPS = 50;
const MISSING_TTL_MS = 30_000;
const FAILURE_PAUSE_MS = 5_000;

interface Options {
  readonly ids: Readonly<Record<string, number>>;
  readonly find: (slug: string, id?: number) => Promise<Finding>;
  readonly onGone: (path: string) => void;
  readonly log: (message: string, error: unknown) => void;
}

interface Held {
  readonly found: FoundPost;
  readonly revision: number;
}

/** Finds older posts: one request per post however many visitors wait, repeated after each change. */
export function olderPosts({ ids: known, find, onGone, log }: Options) {
  const ids = new LRUCache<string, number>({ max: MAX_IDS });
  const held = new LRUCache<string, Held>({ max: MAX_HELD });
  const running = new Map<string, Promise<FoundPost | undefined>>();
  let revision = 0;
  let pausedUntil = 0;
  for (const [path, id] of Object.entries(known)) ids.set(path, id);

  function hold(path: string, found: FoundPost): void {
    held.set(path, { found, revision }, found.kind === 'missing' ? { ttl: MISSING_TTL_MS } : {});
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
      pausedUntil = performance.now() + FAILURE_PAUSE_MS;
      log(`No answer for ${path}`, error);
      return undefined;
    } finally {
      running.delete(path);
    }
  }

  return {
    current(path: string): FoundPost | undefined {
      const before = held.get(path);
      return before?.revision === revision ? before.found : undefined;
    },
    /** Requests a post. Resolves with undefined when the content service fails or has too many requests. */
    find(path: string, slug: string): Promise<FoundPost | undefined> {
      const shared = running.get(path);
      if (shared) return shared;
      if (performance.now() < pausedUntil || running.size >= MAX_LOOKUPS) return Promise.resolve(undefined);
      const started = ask(path, slug);
      running.set(path, started);
      return started;
    },
    last(path: string): FoundPost | undefined {
      const found = held.get(path)?.found;
      return found?.kind === 'missing' ? undefined : found;
    },
    paths: (): readonly string[] =>
      [...held.entries()]
        .filter(([, { found }]) => found.kind === 'page')
        .map(([path]) => path)
        .toSorted(),
    /** Marks all results as outdated, and removes posts that are among the `newest` (ids by path). */
    expire(newest: Readonly<Record<string, number>>): void {
      revision += 1;
      for (const [path, id] of Object.entries(newest)) {
        held.delete(path);
        ids.set(path, id);
      }
    },
  };
}
