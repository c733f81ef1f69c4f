import { readCategories, readPage, readPost } from '../../../src/features/blog/db/read.ts';
import { readSurroundings } from '../../../src/features/blog/db/surroundings.ts';
import { blogDatabase } from '../../../src/features/blog/db/tables.ts';
import type { PostQuery } from '../../../src/features/blog/model.ts';

const query = (over: Partial<PostQuery>): PostQuery => ({
  page: 1,
  search: '',
  categories: [],
  perPage: 9,
  ...over,
});

async function timed(times: Record<string, number>, name: string, work: () => Promise<unknown>) {
  const started = performance.now();
  const result = await work();
  times[name] = performance.now() - started;
  // A query that finds nothing would be quick for the wrong reason.
  if (result === null) throw new Error(`${name} found nothing`);
}

/**
 * Asks everything once, the database newly opened, and gives the milliseconds that each question took.
 * `posts`: how many are stored.
 */
async function measure(posts: number): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  const page = (over: Partial<PostQuery>) => blogDatabase.run((db) => readPage(db, query(over)));
  await timed(times, 'start: first list', () => page({}));
  const listed = (await page({}))?.posts[4];
  const category = listed?.categories[0]?.id;
  if (!listed || category === undefined) throw new Error('The first list has too few posts');
  const { slug } = listed;
  await timed(times, 'list page 1', () => page({}));
  // No list with eight posts a page was ever answered: the device puts it together itself.
  await timed(times, 'list page 1, from the device', () => page({ perPage: 8 }));
  if (posts >= 450) await timed(times, 'list page 50', () => page({ page: 50 }));
  await timed(times, 'category', () => page({ categories: [category] }));
  await timed(times, 'article by slug', () => blogDatabase.run((db) => readPost(db, slug)));
  await timed(times, 'what surrounds it', () =>
    blogDatabase.run(async (db) => {
      const post = await readPost(db, slug);
      return post && readSurroundings(db, post.summary);
    }),
  );
  await timed(times, 'categories', () => blogDatabase.run(readCategories));
  return times;
}

Object.assign(globalThis, { measureStore: measure });
