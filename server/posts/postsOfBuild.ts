import { postPath } from '../../src/features/blog/rules/slug.ts';
import { inLanguage } from '../../src/i18n/addresses.ts';
import { languages } from '../../src/i18n/languages.ts';
import type { ContentHealth } from '../http/health.ts';
import type { Ask } from '../prerender/content.ts';
import { blogAddress, type BlogAddress } from './blogAddress.ts';
import type { Rendering } from './blog.ts';
import { type BlogPages, type BuiltPages, listHash } from './builtPages.ts';
import { createContentWatch } from './contentWatch.ts';
import { olderPosts } from './olderPosts.ts';
import { createPageCache, renderedText, type RenderedText } from './pageCache.ts';
import { remoteBlog } from './remoteBlog.ts';

/** `file`: the build's file is current. `unknown`: the content service did not respond in time. */
export type PostAnswer =
  | { readonly kind: 'page'; readonly text: RenderedText; readonly isNew: boolean }
  | { readonly kind: 'file' | 'missing' | 'gone' | 'unknown' }
  | { readonly kind: 'moved'; readonly to: string };

export interface PostsOptions {
  readonly dist: string;
  readonly ask: Ask;
  /** Interval between comparisons with the content service in ms; 0 for none. */
  readonly every: number;
  /** Time limit in ms for rendering, which then continues in the background; 2,000 by default. */
  readonly timeoutMs?: number | undefined;
  readonly log: (message: string, error?: unknown) => void;
}

/** Time limit in ms for rendering a requested page. */
export const TIMEOUT_MS = 2_000;
/** Factor of the time limit for a page without a former copy: a longer wait is better than an error. */
const FIRST_RENDER_FACTOR = 5;
export const FILE = { kind: 'file' } as const;
const UNKNOWN = { kind: 'unknown' } as const;

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

const keyOf = ({ kind, language, path }: Rendering) => `${kind} ${language} ${path}`;

const within = <T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    promise,
    new Promise<undefined>((resolve) => {
      setTimeout(resolve, milliseconds, undefined).unref();
    }),
  ]);

/** Serves pages of one build, rendering those that changed in the content service (CS-06). */
export function postsOf(built: BuiltPages, { dist, ask, log, timeoutMs = TIMEOUT_MS }: PostsOptions) {
  const watch = createContentWatch();
  const cache = createPageCache();
  const blog = remoteBlog(dist, built, ask);
  const rendering = new Map<string, Promise<RenderedText | undefined>>();
  const failed = new Set<string>();
  const builtList = listHash(built.pages);
  let pages: BlogPages | undefined;
  let list = builtList;
  let looking: Promise<unknown> = Promise.resolve();

  const older = olderPosts({
    ids: built.pages.ids,
    find: blog.find,
    onGone: (path) => {
      for (const { code } of languages) cache.delete(keyOf({ kind: 'page', language: code, path }));
    },
    log,
  });

  async function look(force: boolean): Promise<boolean> {
    const next = await watch.look(() => blog.refresh(force));
    if (!next) return false;
    const before = list;
    pages = next;
    list = listHash(next);
    failed.clear();
    older.expire(next.ids);
    return list !== before || !force;
  }

  function enqueue(force: boolean): Promise<boolean> {
    const next = looking.then(() => look(force));
    looking = next.catch(() => undefined);
    return next;
  }

  async function render(key: string, hash: string, address: BlogAddress): Promise<RenderedText | undefined> {
    try {
      const text = await blog.render(address);
      const rendered = renderedText(text, hash, `${built.code} ${key} ${hash}`);
      cache.set(key, rendered);
      return rendered;
    } catch (error) {
      failed.add(`${key} ${hash}`);
      log(`${inLanguage(address.language, address.path)} cannot be rendered`, error);
      return undefined;
    } finally {
      rendering.delete(`${key} ${hash}`);
    }
  }

  /** Returns a rendered text; an outdated one after a timeout or failure; undefined without any. */
  async function textOf(address: BlogAddress, hash: string): Promise<PostAnswer | undefined> {
    const key = keyOf(address);
    const version = `${key} ${hash}`;
    const known = cache.get(key);
    if (known?.hash === hash || failed.has(version))
      return known && { kind: 'page', text: known, isNew: false };
    const running = rendering.get(version) ?? render(key, hash, address);
    rendering.set(version, running);
    const text = (await within(known ? timeoutMs : FIRST_RENDER_FACTOR * timeoutMs, running)) ?? known;
    return text && { kind: 'page', text, isNew: text !== known };
  }

  async function olderPost(address: BlogAddress, slug: string): Promise<PostAnswer> {
    const state =
      older.current(address.path) ??
      (await within(timeoutMs, older.find(address.path, slug))) ??
      older.last(address.path);
    if (!state) return UNKNOWN;
    if (state.kind === 'moved') return { kind: 'moved', to: inLanguage(address.language, state.path) };
    if (state.kind !== 'page') return state;
    return (await textOf(address, state.hash)) ?? UNKNOWN;
  }

  return {
    enqueue,
    settled: () => looking,
    close: blog.close,
    health(): ContentHealth {
      const { reachable, checkedAt, confirmedAt } = watch.state();
      const { comparedAt, newest = null } = pages ?? built.pages;
      const ageSeconds = Math.max(0, Math.floor((Date.now() - (confirmedAt ?? comparedAt)) / 1000));
      return { reachable, checkedAt: iso(checkedAt), newest, ageSeconds };
    },
    age: (path: string) => (blogAddress(path) ? watch.age((pages ?? built.pages).comparedAt) : undefined),
    async answer(path: string): Promise<PostAnswer> {
      const address = blogAddress(path);
      if (!address) return FILE;
      const { hashes } = pages ?? built.pages;
      if (address.kind === 'list') {
        const more = older.paths();
        if (!pages || (list === builtList && more.length === 0)) return FILE;
        return (await textOf(address, listHash(pages, more))) ?? FILE;
      }
      const hash = hashes[address.path];
      if (hash !== undefined && hash === built.pages.hashes[address.path]) return FILE;
      if (hash !== undefined) return (await textOf(address, hash)) ?? (address.slug ? UNKNOWN : FILE);
      if (address.slug === undefined) return FILE;
      const small = postPath(address.slug.toLowerCase());
      return small !== address.path && hashes[small] !== undefined
        ? { kind: 'moved', to: inLanguage(address.language, small) }
        : olderPost(address, address.slug);
    },
  };
}
