import { HttpError } from '../../../shared/http/HttpError.ts';
import { normalise, words } from '../../../shared/text/normalise.ts';
import type { ContentService } from '../api/service.ts';
import { hasPosts } from '../db/editions.ts';
import { blogDatabase, tablesOf } from '../db/tables.ts';
import type { Post, PostQuery, PostSummary } from '../model.ts';
import { queryKey } from '../rules/query.ts';

const isPlain = ({ search, categories }: PostQuery): boolean => search === '' && categories.length === 0;

/**
 * Rejects an empty first page while posts are stored, and other empty pages after a second request (OF-04).
 */
export async function checkEmpty(
  service: ContentService,
  query: PostQuery,
  signal: AbortSignal,
): Promise<void> {
  if (!(await blogDatabase.run(hasPosts))) return;
  if ((isPlain(query) && query.page === 1) || !(await service.isEmpty(query, signal)))
    throw new HttpError('garbage', 'The service returned no posts');
}

/** Returns false when a post cannot match the query: other categories, or none of the searched words. */
function fits({ search, categories }: PostQuery, { title, excerpt, ...post }: PostSummary, html: string) {
  const text = normalise(`${title} ${excerpt} ${html}`);
  const searched = words(search).map(normalise);
  return (
    (searched.length === 0 || searched.some((word) => text.includes(word))) &&
    (categories.length === 0 ||
      post.categories.length === 0 ||
      post.categories.some(({ id }) => categories.includes(id)))
  );
}

function hasStranger(query: PostQuery, ids: readonly number[]): Promise<boolean> {
  return blogDatabase.run(async (db) => {
    const { posts, bodies } = tablesOf(db);
    const [rows, texts] = await Promise.all([posts.bulkGet([...ids]), bodies.bulkGet([...ids])]);
    return rows.some((row, index) => row && !fits(query, row, texts[index]?.html ?? ''));
  });
}

const sameStart = (ids: readonly number[], first: readonly number[]): boolean =>
  first.length >= ids.length && ids.every((id, index) => first[index] === id);

async function isFirstPage(
  service: ContentService,
  query: PostQuery,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<boolean> {
  const { editions } = await service.editions(query, signal);
  return sameStart(
    ids,
    editions.map(({ id }) => id),
  );
}

async function includesFirst(query: PostQuery, ids: readonly number[]): Promise<boolean> {
  const listing = await blogDatabase.run((db) => tablesOf(db).listings.get(queryKey(query)));
  return listing?.ids[0] !== undefined && ids.includes(listing.ids[0]);
}

/** Rejects a response to another query: a cache in front of the service may drop the query (CS-05). */
export async function checkPlausible(
  service: ContentService,
  query: PostQuery,
  ids: readonly number[],
  posts: readonly Post[] | undefined,
  signal: AbortSignal,
): Promise<void> {
  if (ids.length === 0) return checkEmpty(service, query, signal);
  const plain: PostQuery = { page: 1, search: '', categories: [], perPage: query.perPage };
  const suspects: PostQuery[] = [];
  const first = { ...query, page: 1 };
  if (query.page > 1 && (await includesFirst(first, ids))) suspects.push(first);
  if (!isPlain(query)) {
    const strange = posts
      ? posts.some(({ summary, body }) => !fits(query, summary, body.html))
      : await hasStranger(query, ids);
    if (strange) suspects.push(plain);
  }
  for (const suspect of suspects) {
    if (await isFirstPage(service, suspect, ids, signal))
      throw new HttpError('garbage', 'The response belongs to another query');
  }
}
