import * as v from 'valibot';
import { HttpError } from '../../../shared/http/HttpError.ts';
import { plainText } from '../../../shared/html/parse.ts';
import type { Category } from '../model.ts';
import { asList, countOf, usableOf } from './answers.ts';
import type { JsonAnswer } from './client.ts';
import type { EdgeContext } from './html/context.ts';
import { categorySchema } from './schema.ts';

/** Most pages of a hundred categories: longer lists of chips are not readable. */
const MOST_PAGES = 5;

/**
 * All categories with a name, five hundred at most. Rejects with `HttpError`, also when a page other than the first is
 * empty: a shorter list would replace the complete one.
 */
export async function allCategories(
  ask: (params: Record<string, string>) => Promise<JsonAnswer>,
  context: EdgeContext,
): Promise<Category[]> {
  const first = await ask({ per_page: '100' });
  const pages = Math.min(countOf(first.headers, 'x-wp-totalpages') ?? 1, MOST_PAGES);
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
    ask({ per_page: '100', page: `${index + 2}` }),
  );
  const lists = [first, ...(await Promise.all(others))].map(asList);
  if (lists.slice(1).some((list) => list.length === 0))
    throw new HttpError('garbage', 'A page of categories is missing');
  const received = lists.flat();
  const usable = received.flatMap((raw) => {
    const parsed = v.safeParse(categorySchema, raw);
    if (!parsed.success) return [];
    const name = plainText(parsed.output.name, context.dom);
    return name === '' ? [] : [{ id: parsed.output.id, name }];
  });
  return [...usableOf(received, usable, 'categories')];
}
