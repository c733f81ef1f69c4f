import type { Article } from '../library/library.ts';
import { toSlug } from '../library/slug.ts';
import type { PostParameters } from '../query/postParameters.ts';
import { RestError } from '../rest/RestError.ts';
import { matches, rank } from './search.ts';
import { parseSearch, type SearchTerms } from './searchText.ts';
import { by, slicePage, type Page } from './slice.ts';

/**
 * The posts that were asked for, one page of them.
 * @throws RestError when the order lacks what it needs, or the page lies past the end
 */
export function selectPosts(articles: readonly Article[], asked: PostParameters): Page<Article> {
  if (asked.orderby === 'relevance' && asked.search === '') {
    const message = 'You need to define a search term to order by relevance.';
    throw new RestError('rest_no_search_term_defined', message, 400);
  }
  if (asked.orderby === 'include' && asked.include.length === 0) {
    const message = 'You need to define an include parameter to order by include.';
    throw new RestError('rest_orderby_include_missing_include', message, 400);
  }
  const terms = asked.search === '' ? undefined : parseSearch(asked.search);
  const found = articles
    .filter((article) => isAsked(article, asked) && (terms === undefined || matches(article.folded, terms)))
    .sort(comparison(asked, terms));
  const page = slicePage(found, asked);
  if (asked.offset > 0) {
    // WordPress counts nothing when an offset leads past the end.
    const reached = page.items.length > 0 ? page : { ...page, total: 0, pages: 0 };
    return refusePastEnd({ ...reached, page: asked.page });
  }
  return refusePastEnd(page);
}

function refusePastEnd(page: Page<Article>): Page<Article> {
  if (page.page > page.pages && page.total > 0) {
    const message = 'The page number requested is larger than the number of pages available.';
    throw new RestError('rest_post_invalid_page_number', message, 400);
  }
  return page;
}

function isAsked(article: Article, asked: PostParameters): boolean {
  return (
    isListed(article, asked) &&
    isSigned(article.author, asked) &&
    isDated(article, asked) &&
    isFiled(article, asked) &&
    (asked.slug.length === 0 || asked.slug.some((slug) => toSlug(slug) === article.slug))
  );
}

/** By id and stickiness. To WordPress a list of wanted ids makes the unwanted ones void. */
function isListed({ id, sticky }: Article, { include, exclude, sticky: wanted }: PostParameters): boolean {
  if (include.length > 0) {
    return include.includes(id) && (wanted !== true || sticky);
  }
  return !exclude.includes(id) && (wanted === undefined || wanted === sticky);
}

function isSigned(author: number, { author: wanted, authorExclude }: PostParameters): boolean {
  return authorExclude.length > 0
    ? !authorExclude.includes(author)
    : wanted.length === 0 || wanted.includes(author);
}

/** The bounds do not belong to the span. Local times of one form compare as texts. */
function isDated({ date, modified }: Article, asked: PostParameters): boolean {
  return (
    (asked.after === undefined || date > asked.after) &&
    (asked.before === undefined || date < asked.before) &&
    (asked.modifiedAfter === undefined || modified > asked.modifiedAfter) &&
    (asked.modifiedBefore === undefined || modified < asked.modifiedBefore)
  );
}

function isFiled({ categories, tags }: Article, asked: PostParameters): boolean {
  const within = (own: readonly number[], ids: readonly number[]): boolean =>
    ids.some((id) => own.includes(id));
  const conditions = [
    asked.categories.length > 0 && (() => within(categories, asked.categories)),
    asked.categoriesExclude.length > 0 && (() => !within(categories, asked.categoriesExclude)),
    asked.tags.length > 0 && (() => within(tags, asked.tags)),
    asked.tagsExclude.length > 0 && (() => !within(tags, asked.tagsExclude)),
  ].filter((condition) => condition !== false);
  return conditions.length === 0 || asked.taxRelation === 'AND'
    ? conditions.every((holds) => holds())
    : conditions.some((holds) => holds());
}

type Compare = (a: Article, b: Article) => number;

const newest: Compare = (a, b) => Date.parse(b.date) - Date.parse(a.date) || b.id - a.id;

/** `first`, and among equals the newest first. */
function then(first: Compare): Compare {
  return (a, b) => first(a, b) || newest(a, b);
}

function comparison(
  { orderby, order, include, slug }: PostParameters,
  terms: SearchTerms | undefined,
): Compare {
  const slugs = slug.map(toSlug);
  const dated: Compare = order === 'desc' ? newest : (a, b) => newest(b, a);
  const orders: Readonly<Record<PostParameters['orderby'], Compare>> = {
    date: dated,
    modified: then(by(({ modified }) => Date.parse(modified), order)),
    relevance: (a, b) => (terms ? rank(a.folded, terms) - rank(b.folded, terms) : 0) || dated(a, b),
    include: by(({ id }) => include.indexOf(id)),
    include_slugs: then(by((article) => slugs.indexOf(article.slug))),
    author: then(by(({ author }) => author, order)),
    id: by(({ id }) => id, order),
    slug: by((article) => article.slug, order),
    title: then(by(({ title }) => title, order)),
    // No post has a parent.
    parent: newest,
  };
  return orders[orderby];
}
