import type { Article, Author } from '../library/library.ts';
import { toSlug } from '../library/slug.ts';
import type { UserParameters } from '../query/userParameters.ts';
import { RestError } from '../rest/RestError.ts';
import { foldForSearch } from './searchText.ts';
import { by, slicePage, type Page } from './slice.ts';

/** Whether someone signed an article: only such authors are shown to visitors. */
export function hasSigned(articles: readonly Article[], author: Author): boolean {
  return articles.some((article) => article.author === author.id);
}

/**
 * The authors that were asked for, one page of them.
 * @throws RestError when visitors may not use the order
 */
export function selectAuthors(
  authors: readonly Author[],
  articles: readonly Article[],
  asked: UserParameters,
): Page<Author> {
  if (asked.orderby === 'email' || asked.orderby === 'registered_date') {
    const message = 'Sorry, you are not allowed to order users by this parameter.';
    throw new RestError('rest_forbidden_orderby', message, 401);
  }
  const search = foldForSearch(asked.search);
  const slugs = asked.slug.map(toSlug);
  const found = authors.filter(
    (author) =>
      hasSigned(articles, author) &&
      (asked.include.length > 0 ? asked.include.includes(author.id) : !asked.exclude.includes(author.id)) &&
      (slugs.length === 0 || slugs.includes(author.slug)) &&
      (foldForSearch(author.name).includes(search) || author.slug.includes(search)),
  );
  return slicePage(found.sort(comparison(asked)), asked);
}

function comparison({ orderby, order, include, slug }: UserParameters): (a: Author, b: Author) => number {
  if (orderby === 'include') {
    return by(({ id }) => include.indexOf(id));
  }
  if (orderby === 'include_slugs') {
    return by((author) => slug.map(toSlug).indexOf(author.slug));
  }
  return by((author) => author[orderby === 'id' || orderby === 'slug' ? orderby : 'name'], order);
}
