import { ParameterReader } from './ParameterReader.ts';
import type { Query } from './phpQuery.ts';
import { readPaging } from './postParameters.ts';
import { integers, NO_IDS, oneOf } from './readers.ts';

/**
 * The parameters of the list of pictures, fewer than WordPress has: what a post's own links ask for.
 * @throws RestError `rest_invalid_param`
 */
export function readMediaParameters(query: Query) {
  const reader = new ParameterReader(query);
  const parameters = {
    ...readPaging(reader),
    include: reader.late('include', integers, NO_IDS),
    exclude: reader.late('exclude', integers, NO_IDS),
    parent: reader.late('parent', integers, NO_IDS),
    order: reader.late('order', oneOf(['asc', 'desc']), 'desc'),
  };
  reader.finish();
  return parameters;
}

/** What the list of pictures was asked for. */
export type MediaParameters = ReturnType<typeof readMediaParameters>;
