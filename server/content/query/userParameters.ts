import { ParameterReader } from './ParameterReader.ts';
import type { Query } from './phpQuery.ts';
import { readPaging } from './postParameters.ts';
import { integer, integers, NO_IDS, NO_WORDS, oneOf, words } from './readers.ts';

const USER_ORDERS = [
  'id',
  'include',
  'name',
  'registered_date',
  'slug',
  'include_slugs',
  'email',
  'url',
] as const;

/**
 * The parameters of the list of authors.
 * @throws RestError `rest_invalid_param`
 */
export function readUserParameters(query: Query) {
  const reader = new ParameterReader(query);
  const parameters = {
    ...readPaging(reader),
    include: reader.late('include', integers, NO_IDS),
    exclude: reader.late('exclude', integers, NO_IDS),
    offset: reader.late('offset', integer(), 0),
    order: reader.late('order', oneOf(['asc', 'desc']), 'asc'),
    orderby: reader.late('orderby', oneOf(USER_ORDERS), 'name'),
    slug: reader.late('slug', words, NO_WORDS),
  };
  reader.finish();
  return parameters;
}

/** What the list of authors was asked for. */
export type UserParameters = ReturnType<typeof readUserParameters>;
