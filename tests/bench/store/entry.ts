import { readCategories, readPage, readPost } from '../../../src/features/blog/db/read.ts';
import { readSurroundings } from '../../../src/features/blog/db/surroundings.ts';
import { blogDatabase } from '../../../src/features/blog/db/tables.ts';
import type { PostQuery } from '../../../src/features/blog/model.ts';
import { median } from '../measurement.ts';

const query = (over: Partial<PostQuery>): PostQuery => ({
  page: 1,
  search: '',
  categories: [],
  perPage: 9,
  ...over,
});

const AGAIN = 7;

/** A query of the store; null when it finds nothing. */
type Question = () => Promise<unknown>;

async function timed(ask: Question): Promise<number> {
  const started = performance.now();
  const result = await ask();
  const passed = performance.now() - started;
  // A query without results would be fast for the wrong reason.
  if (result === null) throw new Error('A question found nothing');
  return passed;
}

const page = (over: Partial<PostQuery>) => blogDatabase.run((db) => readPage(db, query(over)));

/** The queries except the first one, by name; `posts` is the number of stored posts. */
async function questionsOf(posts: number): Promise<Record<string, Question>> {
  const listed = (await page({}))?.posts[4];
  const category = listed?.categories[0]?.id;
  if (!listed || category === undefined) throw new Error('The first list has too few posts');
  const { slug } = listed;
  return {
    'list page 1': () => page({}),
    // No response with eight posts per page is stored: the device builds this list from posts.
    'list page 1, from the device': () => page({ perPage: 8 }),
    ...(posts >= 450 ? { 'list page 50': () => page({ page: 50 }) } : {}),
    category: () => page({ categories: [category] }),
    'article by slug': () => blogDatabase.run((db) => readPost(db, slug)),
    'what surrounds it': () =>
      blogDatabase.run(async (db) => {
        const post = await readPost(db, slug);
        return post && readSurroundings(db, post.summary);
      }),
    categories: () => blogDatabase.run(readCategories),
  };
}

/**
 * Runs each query with a newly opened database, then repeats it, and returns the milliseconds of the first run and
 * the median of the others. `posts` is the number of stored posts.
 */
async function measure(posts: number): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  times['start: first list'] = await timed(() => page({}));
  const questions = Object.entries(await questionsOf(posts));
  for (const [name, ask] of questions) times[name] = await timed(ask);
  const later = new Map<string, number[]>();
  for (let turn = 0; turn < AGAIN; turn += 1)
    for (const [name, ask] of questions) later.set(name, [...(later.get(name) ?? []), await timed(ask)]);
  for (const [name, values] of later) times[`${name}, again`] = median(values);
  return times;
}

Object.assign(globalThis, { measureStore: measure });
