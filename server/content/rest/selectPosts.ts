import type { Article } from '../library/library.ts';
import { toSlug } from '../library/toSlug.ts';
import type { Paging, PostsParameters } from './parameters.ts';
import { RestError } from './RestError.ts';
import { searchMatcher } from './searchMatcher.ts';

export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly totalPages: number;
}

/** Returns one page of a list, empty past the end, with the totals of the list. */
export function pageOf<T>(all: readonly T[], { page, per_page: size }: Paging): Page<T> {
  return {
    items: all.slice((page - 1) * size, page * size),
    total: all.length,
    totalPages: Math.ceil(all.length / size),
  };
}

function allows<T>(wanted: readonly T[], own: readonly T[]): boolean {
  return wanted.length === 0 || own.some((each) => wanted.includes(each));
}

/** Returns the requested page of posts. Throws RestError `rest_post_invalid_page_number` past the last page. */
export function selectPosts(articles: readonly Article[], asked: PostsParameters): Page<Article> {
  const { include, exclude, categories, modified_after: after, orderby } = asked;
  const slugs = asked.slug.map(toSlug);
  const isFound = searchMatcher(asked.search);
  const found = articles.filter(
    ({ post, searchText }) =>
      allows(include, [post.id]) &&
      !exclude.includes(post.id) &&
      allows(categories, post.categories) &&
      allows(slugs, [post.slug]) &&
      // Site-local times compare as text.
      (after === undefined || post.modified > after) &&
      isFound(searchText),
  );
  const sign = asked.order === 'asc' ? 1 : -1;
  found.sort(({ post: a }, { post: b }) => {
    if (a[orderby] === b[orderby]) return sign * (a.id - b.id);
    return a[orderby] < b[orderby] ? -sign : sign;
  });
  const page = pageOf(found, asked);
  if (asked.page > page.totalPages && page.total > 0) {
    const message = 'The page number requested is larger than the number of pages available.';
    throw new RestError(400, 'rest_post_invalid_page_number', message);
  }
  return page;
}
