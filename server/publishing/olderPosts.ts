import type { ContentService } from '../../src/features/blog/api/service.ts';
import type { Category } from '../../src/features/blog/model.ts';
import type { Published } from './publishedPages.ts';

/** The service answers for so many posts at most in one go. */
const MOST_AT_ONCE = 100;

/** Posts that the service leaves out are asked for by themselves: so many at most. */
const MOST_ASKED = 100;

/** What became of posts that have a page and are not among the newest ones. */
export interface OlderPosts {
  /** Paths of those that are no longer public. */
  readonly gone: readonly string[];
  /** Those whose pages say something else than the service does now, by a hundred at most. */
  readonly edited: readonly (readonly number[])[];
}

/** A list in pieces that one request can ask for. */
function inPieces<T>(list: readonly T[]): (readonly T[])[] {
  const count = Math.ceil(list.length / MOST_AT_ONCE);
  return Array.from({ length: count }, (_, index) =>
    list.slice(index * MOST_AT_ONCE, (index + 1) * MOST_AT_ONCE),
  );
}

/** Tells by the categories' names as they are now whether a page shows one that has changed. */
function namesChanged(categories: readonly Category[]) {
  const names = new Map(categories.map(({ id, name }) => [`${id}`, name]));
  return (shown: Readonly<Record<string, string>>) =>
    Object.entries(shown).some(([id, name]) => names.has(id) && names.get(id) !== name);
}

/**
 * Compares the pages of older posts, `older` by id, with what the service has now (CS-06): one request for each
 * hundred. That a post is gone is believed only when the service says so of that very post (OF-04). Rejects with
 * `HttpError`.
 */
export async function compareOlder(
  { shown }: Published,
  older: ReadonlyMap<number, string>,
  categories: readonly Category[],
  service: Pick<ContentService, 'editionsById' | 'isGone'>,
): Promise<OlderPosts> {
  const renamed = namesChanged(categories);
  const modified = new Map<number, string>();
  for (const ids of inPieces([...older.keys()]))
    for (const edition of (await service.editionsById(ids)).editions)
      modified.set(edition.id, edition.modifiedGmt);
  const gone: string[] = [];
  for (const [id, path] of [...older].filter(([other]) => !modified.has(other)).slice(0, MOST_ASKED))
    if (await service.isGone(id)) gone.push(path);
  const edited = [...modified].flatMap(([id, time]) => {
    const page = shown[`${id}`];
    return page?.modified === time && !renamed(page.categories) ? [] : [id];
  });
  return { gone, edited: inPieces(edited) };
}
