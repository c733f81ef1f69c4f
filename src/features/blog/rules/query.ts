import type { PostQuery } from '../model.ts';

/** Posts on one page of the list (BL-02). */
export const PAGE_SIZE = 9;

/** The query of the blog's first page. */
export const firstPage: PostQuery = { page: 1, search: '', categories: [], perPage: PAGE_SIZE };

/** A text that two queries share exactly when they ask for the same. */
export function queryKey(query: PostQuery): string {
  const categories = query.categories.toSorted((a, b) => a - b).join(',');
  return `${query.perPage}|${query.page}|${categories}|${query.search}`;
}

/** The posts on one page of the query that a key was made of. */
export const perPageOf = (key: string): number => Number.parseInt(key, 10);

const integer = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** Reads page, search and category from the address; what makes no sense is left out (BL-08). */
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

/** The address parameters of a query, the defaults left out. */
export function queryToUrl(query: PostQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.page > 1) params.set('page', String(query.page));
  if (query.categories.length > 0) params.set('category', query.categories.join(','));
  if (query.search !== '') params.set('search', query.search);
  if (query.search !== '' && query.onDevice) params.set('on', 'device');
  return params;
}

/** The query of the home page's latest articles (HO-10). */
export const latestPosts: PostQuery = { page: 1, search: '', categories: [], perPage: 6 };

/** The query of the newest posts, which are stored before anybody lists them (OF-11). */
export const newestPosts = (count: number): PostQuery => ({
  page: 1,
  search: '',
  categories: [],
  perPage: count,
});
