import { join } from 'node:path';
import { inLanguage, splitLanguage } from '../../src/i18n/addresses.ts';
import type { ContentService } from '../../src/features/blog/api/service.ts';
import type { Post } from '../../src/features/blog/model.ts';
import { postPath, slugIn } from '../../src/features/blog/rules/slug.ts';
import { languages } from '../../src/i18n/languages.ts';
import { type Ask, type BlogContent, fetchContent, serviceOf } from '../prerender/content.ts';
import { articlePage, oncePerLanguage, pagesOf } from '../prerender/pages.ts';
import { indexFiles, pageFiles, pagePatches, type RenderedFile } from '../prerender/render.ts';
import { filesAt } from './lostPages.ts';
import { loadRenderer, readPublished, type Renderer, WORK, writePublished } from './renderer.ts';
import { compareContent, type ComparedContent } from './compareContent.ts';
import { createContentWatch } from './contentWatch.ts';
import { lookups } from './lookups.ts';
import type { Late, Publication, Publisher } from './model.ts';
import {
  hashesOf,
  type Losses,
  type Published,
  withComparison,
  withoutLost,
  withPage,
} from './publishedPages.ts';
import { prepareFiles } from './swap.ts';

interface Surroundings {
  readonly dist: string;
  readonly ask: Ask;
  /** Called in the same task in which files have changed. */
  readonly onPublished: (done: Publication) => void;
  readonly log: (message: string, error?: unknown) => void;
  /** Milliseconds that a request waits for its page, two seconds by default; it is made all the same, for the next one. */
  readonly patience?: number | undefined;
}

/** Addresses without a post are asked for again after so many milliseconds; more of them at once are put off. */
const FORGET_MISSING = 30_000;
const MOST_LOOKUPS = 50;

const later = (milliseconds: number) =>
  new Promise<Late>((resolve) => {
    setTimeout(resolve, milliseconds, { kind: 'unknown' }).unref();
  });

const NEWEST = { page: 1, perPage: 100, search: '', categories: [] } as const;

/** The running renderer, with what the content service last said. */
interface Work extends Renderer {
  readonly service: ContentService;
  content: BlogContent;
}

/** The publisher of a finished build in `dist`. @throws Error when it has left nothing to render with. */
export function createPublisher({ dist, ask, onPublished, log, patience = 2_000 }: Surroundings): Publisher {
  const watch = createContentWatch();
  let state = readPublished(dist);
  let working: Promise<Work> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** The editions and categories that all pages were brought up to date with. */
  let seen = '';

  async function start(): Promise<Work> {
    const renderer = await loadRenderer(dist, state);
    const service = serviceOf(renderer.entry, ask);
    const content = await watch.look(() => fetchContent(renderer.entry, service, state.most));
    return { ...renderer, service, content };
  }
  function work(): Promise<Work> {
    working ??= start().catch((error: unknown) => {
      working = undefined;
      throw error;
    });
    return working;
  }
  /** One after the other: each starts from what the one before has left. */
  function enqueue<T>(task: () => Promise<T>): Promise<T> {
    const next = last.then(task);
    last = next.catch(() => undefined);
    return next;
  }
  async function publish(
    files: readonly RenderedFile[],
    made: number,
    gone: readonly string[],
    next: Published,
  ): Promise<void> {
    const prepared = await prepareFiles(dist, join(dist, WORK), files);
    // What is rendered with the code of one build does not fit the files of another.
    if (readPublished(dist).code !== state.code) throw new Error('Another build stands in the folder');
    prepared.commit(gone.flatMap(filesAt));
    state = next;
    writePublished(dist, state);
    onPublished({ made, gone: gone.length });
  }

  /** Makes the page of a post that was found; another request may have made it meanwhile. */
  async function makePage(post: Post): Promise<void> {
    const { entry, build, content } = await work();
    const others = content.posts.filter(({ summary }) => summary.id !== post.summary.id);
    const posts = [post, ...others].sort((a, b) => (a.summary.dateGmt < b.summary.dateGmt ? 1 : -1));
    const page = articlePage(entry, oncePerLanguage(entry), { ...content, posts }, post);
    await publish(await pageFiles(entry, build, page), 1, [], withPage(state, page, post.summary.id));
  }

  async function find(slug: string): Promise<Late> {
    try {
      const post = await (await work()).service.post(slug);
      if (!post) return { kind: 'missing' };
      const path = postPath(post.summary.slug);
      if (path !== postPath(slug)) return { kind: 'moved', to: path };
      await enqueue(() => makePage(post));
      return { kind: 'made' };
    } catch (error) {
      log(`No page for ${postPath(slug)}`, error);
      return { kind: 'unknown' };
    }
  }

  /** Takes away what nobody should read any longer, before anything is rendered. Gives the losses that are left. */
  async function withdraw({ paths, losses: { gone, moved } }: ComparedContent): Promise<Losses> {
    // A post that has taken such an address comes in its place with the others.
    const taken = new Set(Object.values(paths));
    const now = gone.filter((path) => !taken.has(path));
    if (now.length > 0) await publish([], 0, now, withoutLost(state, { gone: now, moved: {} }));
    return { gone: gone.filter((path) => taken.has(path)), moved };
  }

  async function update(): Promise<boolean> {
    const current = await work();
    const { entry, build } = current;
    const found = await watch.look(() => compareContent(current, state));
    const { content } = found;
    current.content = content;
    const losses = await withdraw(found);
    const pages = await pagesOf(entry, content);
    const hashes = hashesOf(pages);
    const changed = pages.filter(({ path }) => hashes[path] !== state.pages[path]);
    const left = [...losses.gone, ...Object.keys(losses.moved)];
    if (changed.length + left.length === 0) return found.losses.gone.length > 0;
    const next = withComparison(state, { ...found, losses, pages, hashes });
    const listed = new Set(pages.map(({ path }) => path));
    const older = Object.values(state.posts).filter((path) => !left.includes(path) && !listed.has(path));
    const files = indexFiles(entry, [...pages, ...older.map((path) => ({ path }))], content);
    for (const page of changed) files.push(...(await pageFiles(entry, build, page)));
    for (const { code } of languages) files.push(...(await pagePatches(entry, build, changed, code)));
    await publish(files, changed.length, left, next);
    return true;
  }

  async function updateIfChanged(): Promise<boolean> {
    const { service } = await work();
    const now = await watch.look(async () =>
      JSON.stringify([await service.editions(NEWEST), await service.categories()]),
    );
    if (now === seen) return false;
    const published = await update();
    seen = now;
    return published;
  }

  const look = lookups(find, {
    most: MOST_LOOKUPS,
    busy: { kind: 'unknown' },
    remembered: ({ kind }) => kind === 'missing',
    forget: FORGET_MISSING,
  });
  return {
    update: () => enqueue(update),
    updateIfChanged: () => enqueue(updateIfChanged),
    content: () => ({ ...watch.state(), compared: state.compared, newest: state.newest }),
    age(path) {
      const { path: plain } = splitLanguage(path);
      const slug = slugIn(plain);
      const isShown = Object.hasOwn(state.pages, slug === undefined ? plain : postPath(slug));
      return isShown ? watch.age(state.compared) : undefined;
    },
    settled: async () => void (await last),
    async late(requested) {
      const { code, path: plain } = splitLanguage(requested);
      const slug = slugIn(plain);
      if (slug === undefined) return { kind: 'missing' };
      const path = postPath(slug);
      const to = state.moved[path];
      const led = (found: Late): Late =>
        found.kind === 'moved' && code ? { ...found, to: inLanguage(code, found.to) } : found;
      if (to !== undefined) return led({ kind: 'moved', to });
      const found = await Promise.race([look(slug), later(patience)]);
      const isThere = found.kind === 'made' || found.kind === 'moved';
      return !isThere && state.gone.includes(path) ? { kind: 'gone' } : led(found);
    },
  };
}
