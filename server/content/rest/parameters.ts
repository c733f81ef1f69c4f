import * as v from 'valibot';
import { localMoment } from '../library/siteTime.ts';
import { RestError } from './RestError.ts';

const list = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.split(/[\s,]+/).filter((entry) => entry !== '')),
  ),
  '',
);

const number = v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'is not of type integer.'), v.transform(Number));

const ids = v.pipe(list, v.array(number));

const shape = { _fields: list, _embed: v.optional(v.string()) };

const paging = {
  page: v.optional(v.pipe(number, v.minValue(1, 'must be greater than or equal to 1')), '1'),
  per_page: v.optional(
    v.pipe(
      number,
      v.minValue(1, 'must be between 1 (inclusive) and 100 (inclusive)'),
      v.maxValue(100, 'must be between 1 (inclusive) and 100 (inclusive)'),
    ),
    '10',
  ),
};

/** Parameters of a single post. */
export const postParameters = v.object(shape);

/** Parameters of the list of categories. */
export const categoryParameters = v.object({ ...shape, ...paging });

/** Parameters of the list of posts. */
export const postsParameters = v.object({
  ...shape,
  ...paging,
  search: v.optional(v.pipe(v.string(), v.trim()), ''),
  slug: list,
  categories: ids,
  include: ids,
  exclude: ids,
  modified_after: v.optional(v.pipe(v.string(), v.transform(localMoment), v.string('is not a date.'))),
  order: v.optional(v.picklist(['asc', 'desc'], 'is not one of asc and desc.'), 'desc'),
  orderby: v.optional(v.picklist(['date', 'modified'], 'is not one of date and modified.'), 'date'),
});

export type Shape = v.InferOutput<typeof postParameters>;

export type Paging = Pick<v.InferOutput<typeof categoryParameters>, 'page' | 'per_page'>;

export type PostsParameters = v.InferOutput<typeof postsParameters>;

/** Parses the query of an address. Throws RestError `rest_invalid_param` with all invalid parameters. */
export function readParameters<T extends v.GenericSchema>(schema: T, address: string): v.InferOutput<T> {
  const result = v.safeParse(schema, Object.fromEntries(new URL(address).searchParams));
  if (result.success) return result.output;
  const params = Object.fromEntries(
    result.issues.map(({ path, message }) => {
      const name = String(path?.[0].key);
      return [name, `${name} ${message}`];
    }),
  );
  const names = Object.keys(params).join(', ');
  throw new RestError(400, 'rest_invalid_param', `Invalid parameter(s): ${names}`, { params });
}
