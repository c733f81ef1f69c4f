import type { Article, Term } from '../library/library.ts';
import { toSlug } from '../library/slug.ts';
import type { TermParameters } from '../query/termParameters.ts';
import { invalidPostId } from '../rest/RestError.ts';
import { foldForSearch } from './searchText.ts';
import { by, slicePage, type Page } from './slice.ts';

/**
 * The categories or tags that were asked for, one page of them; past the end the page is empty.
 * @throws RestError `rest_post_invalid_id` (400) when the terms of a missing post are asked for
 */
export function selectTerms(
  terms: readonly Term[],
  articles: readonly Article[],
  asked: TermParameters,
): Page<Term> {
  const own = termsOfPost(articles, asked.post);
  const search = foldForSearch(asked.search);
  const slugs = asked.slug.map(toSlug);
  const found = terms.filter(
    ({ id, slug, name, count }) =>
      (own === undefined || own.includes(id)) &&
      (asked.include.length > 0 ? asked.include.includes(id) : !asked.exclude.includes(id)) &&
      (!asked.hideEmpty || count > 0) &&
      // All terms are at the top.
      asked.parent === 0 &&
      (slugs.length === 0 || slugs.includes(slug)) &&
      (foldForSearch(name).includes(search) || slug.includes(search)),
  );
  return slicePage(found.sort(comparison(asked)), asked);
}

function termsOfPost(articles: readonly Article[], post: number | undefined): readonly number[] | undefined {
  if (post === undefined || post === 0) {
    return undefined;
  }
  const article = articles.find(({ id }) => id === post);
  if (article === undefined) {
    throw invalidPostId(400);
  }
  return [...article.categories, ...article.tags];
}

function comparison({ orderby, order, include, slug }: TermParameters): (a: Term, b: Term) => number {
  if (orderby === 'include') {
    return by(({ id }) => include.indexOf(id));
  }
  if (orderby === 'include_slugs') {
    return by((term) => slug.map(toSlug).indexOf(term.slug));
  }
  return by((term) => term[orderby === 'term_group' ? 'id' : orderby], order);
}
