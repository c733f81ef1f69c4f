import type { PostQuery } from '../model.ts';

/** Posts per page (BL-02). */
export const PAGE_SIZE = 9;

/** Query of the blog's first page. */
export const firstPage: PostQuery = { page: 1, search: '', categories: [], perPage: PAGE_SIZE };

/** Returns a key that is equal for equal queries. */
export function queryKey(query: PostQuery): string {
  const categories = query.categories.toSorted((a, b) => a - b).join(',');
  return `${query.perPage}|${query.page}|${categories}|${query.search}`;
}

/** Returns the page size of a query's key. */
export const perPageOf = (key: string): number => Number.parseInt(key, 10);

const integer = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** Parses page, search and categories from the address; ignores invalid values (BL-08). */
export function queryFromUrl(params: URLSearchParams): PostQuery {
  const categories = (params.get('category') ?? '')
    .split(',')
    .map(integer)
    .filter((id) => id !== undefined);
  const onDevice = params.get('on') === 'device';
  return {
    page: integer(params.get('page')) ?? 1,
    search: (params.get('search') ?? '').trim().slice(0, 200),
    categories,
    perPage: PAGE_SIZE,
    ...(onDevice ? { onDevice } : {}),
  };
}

/** Returns the address parameters of a query without defaults. */
export function queryToUrl(query: PostQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.page > 1) params.set('page', String(query.page));
  if (query.categories.length > 0) params.set('category', query.categories.join(','));
  if (query.search !== '') params.set('search', query.search);
  if (query.search !== '' && query.onDevice) params.set('on', 'device');
  return params;
}

/** Query of the latest articles on the home page (HO-10). */
export const latestPosts: PostQuery = { page: 1, search: '', categories: [], perPage: 6 };

/** Query of the newest posts that are stored in advance (OF-11). */
export const newestPosts = (count: number): PostQuery => ({
  page: 1,
  search: '',
  categories: [],
  perPage: count,
});
