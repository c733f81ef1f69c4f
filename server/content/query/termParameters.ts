import { ParameterReader } from './ParameterReader.ts';
import type { Query } from './phpQuery.ts';
import { readPaging } from './postParameters.ts';
import { boolean, integer, integers, NO_IDS, NO_WORDS, oneOf, words } from './readers.ts';

const TERM_ORDERS = [
  'id',
  'include',
  'name',
  'slug',
  'include_slugs',
  'term_group',
  'description',
  'count',
] as const;

/**
 * The parameters of a list of categories or tags.
 * @throws RestError `rest_invalid_param`
 */
export function readTermParameters(query: Query) {
  const reader = new ParameterReader(query);
  const parameters = {
    ...readPaging(reader),
    include: reader.late('include', integers, NO_IDS),
    exclude: reader.late('exclude', integers, NO_IDS),
    // Only tags have it in WordPress; categories there ignore it.
    offset: reader.late('offset', integer(), 0),
    order: reader.late('order', oneOf(['asc', 'desc']), 'asc'),
    orderby: reader.late('orderby', oneOf(TERM_ORDERS), 'name'),
    hideEmpty: reader.late('hide_empty', boolean, false),
    parent: reader.late('parent', integer(), 0),
    post: reader.late('post', integer(), undefined),
    slug: reader.late('slug', words, NO_WORDS),
  };
  reader.finish();
  return parameters;
}

/** What a list of terms was asked for. */
export type TermParameters = ReturnType<typeof readTermParameters>;
