import { inLanguage, splitLanguage } from '../../src/i18n/addresses.ts';
import { postPath, slugIn } from '../../src/features/blog/rules/slug.ts';
import type { Ask } from '../prerender/content.ts';
import { lookups } from './lookups.ts';
import type { Late, Publication, Publisher } from './model.ts';
import type { Published } from './publishedPages.ts';
import { openPublishedSite } from './publishedSite.ts';
import { makePage, updatePages } from './updatePages.ts';

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

/** The posts that have pages before anybody asks for them, as far as one answer of the service lists them. */
const newestPosts = ({ most }: Published) => ({
  page: 1,
  perPage: Math.min(100, most),
  search: '',
  categories: [],
});

/** The publisher of a finished build in `dist`. @throws Error when it has left nothing to render with. */
export function createPublisher({ dist, ask, onPublished, log, patience = 2_000 }: Surroundings): Publisher {
  const site = openPublishedSite(dist, ask, onPublished);
  const { watch, state, work } = site;
  let last: Promise<unknown> = Promise.resolve();
  /** What was seen of the content service when all pages were last brought up to date. */
  let seen = '';

  /** One after the other: each starts from what the one before has left. */
  function enqueue<T>(task: () => Promise<T>): Promise<T> {
    const next = last.then(task);
    last = next.catch(() => undefined);
    return next;
  }

  async function find(slug: string): Promise<Late> {
    try {
      const post = await (await work()).service.post(slug);
      if (!post) return { kind: 'missing' };
      const path = postPath(post.summary.slug);
      if (path !== postPath(slug)) return { kind: 'moved', to: path };
      await enqueue(() => makePage(site, post));
      return { kind: 'made' };
    } catch (error) {
      log(`No page for ${postPath(slug)}`, error);
      return { kind: 'unknown' };
    }
  }

  async function updateIfChanged(): Promise<boolean> {
    const { service } = await work();
    const now = await watch.look(async () =>
      JSON.stringify([
        await service.editions(newestPosts(state())),
        await service.categories(),
        await service.latestChange(),
      ]),
    );
    if (now === seen) return false;
    const published = await updatePages(site);
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
    update: () => enqueue(() => updatePages(site)),
    updateIfChanged: () => enqueue(updateIfChanged),
    content: () => ({ ...watch.state(), compared: state().compared, newest: state().newest }),
    age(path) {
      const { path: plain } = splitLanguage(path);
      const slug = slugIn(plain);
      const isShown = Object.hasOwn(state().pages, slug === undefined ? plain : postPath(slug));
      return isShown ? watch.age(state().compared) : undefined;
    },
    settled: async () => void (await last),
    async late(requested) {
      const { code, path: plain } = splitLanguage(requested);
      const slug = slugIn(plain);
      if (slug === undefined) return { kind: 'missing' };
      const path = postPath(slug);
      const to = state().moved[path];
      const led = (found: Late): Late =>
        found.kind === 'moved' && code ? { ...found, to: inLanguage(code, found.to) } : found;
      if (to !== undefined) return led({ kind: 'moved', to });
      const found = await Promise.race([look(slug), later(patience)]);
      const isThere = found.kind === 'made' || found.kind === 'moved';
      return !isThere && state().gone.includes(path) ? { kind: 'gone' } : led(found);
    },
  };
}
