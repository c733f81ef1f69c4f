import { ParameterReader } from './ParameterReader.ts';
import type { Query } from './phpQuery.ts';
import {
  boolean,
  dateTime,
  integer,
  integers,
  NO_IDS,
  NO_WORDS,
  oneOf,
  plainText,
  publishedOnly,
  termIds,
  words,
} from './readers.ts';

/** The parameters that every collection knows; they are checked before the others. */
export function readPaging(reader: ParameterReader) {
  return {
    context: reader.early('context', oneOf(['view', 'embed', 'edit']), 'view'),
    page: reader.early('page', integer(1), 1),
    perPage: reader.early('per_page', integer(1, 100), 10),
    search: reader.early('search', plainText, ''),
  };
}

/**
 * The parameters of a list of posts (CS-03).
 * @throws RestError `rest_invalid_param`
 */
export function readPostParameters(query: Query) {
  const reader = new ParameterReader(query);
  const parameters = {
    ...readPaging(reader),
    after: reader.late('after', dateTime, undefined),
    before: reader.late('before', dateTime, undefined),
    modifiedAfter: reader.late('modified_after', dateTime, undefined),
    modifiedBefore: reader.late('modified_before', dateTime, undefined),
    author: reader.late('author', integers, NO_IDS),
    authorExclude: reader.late('author_exclude', integers, NO_IDS),
    include: reader.late('include', integers, NO_IDS),
    exclude: reader.late('exclude', integers, NO_IDS),
    // A negative offset counts as its absolute value, as WordPress' database layer has it.
    offset: Math.abs(reader.late('offset', integer(), 0)),
    order: reader.late('order', oneOf(['asc', 'desc']), 'desc'),
    orderby: reader.late('orderby', oneOf(POST_ORDERS), 'date'),
    slug: reader.late('slug', words, NO_WORDS),
    status: reader.late('status', publishedOnly, 'publish'),
    taxRelation: reader.late('tax_relation', oneOf(['AND', 'OR']), 'AND'),
    categories: reader.late('categories', termIds, NO_IDS),
    categoriesExclude: reader.late('categories_exclude', termIds, NO_IDS),
    tags: reader.late('tags', termIds, NO_IDS),
    tagsExclude: reader.late('tags_exclude', termIds, NO_IDS),
    sticky: reader.late('sticky', boolean, undefined),
  };
  reader.finish();
  return parameters;
}

const POST_ORDERS = [
  'author',
  'date',
  'id',
  'include',
  'modified',
  'parent',
  'relevance',
  'slug',
  'include_slugs',
  'title',
] as const;

/** What a list of posts was asked for. */
export type PostParameters = ReturnType<typeof readPostParameters>;
