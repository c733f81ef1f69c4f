import * as v from 'valibot';
import { HttpError } from '../../../shared/http/HttpError.ts';
import { plainText } from '../../../shared/html/parse.ts';
import type { Category } from '../model.ts';
import { asList, countOf, usableOf } from './answers.ts';
import type { JsonAnswer } from './client.ts';
import type { EdgeContext } from './html/context.ts';
import { categorySchema } from './schema.ts';

/** Pages of a hundred categories: a longer list of filters is not usable. */
const MAX_PAGES = 5;

/**
 * Fetches all categories, at most five hundred. Rejects with `HttpError` rather than return a part of them.
 */
export async function allCategories(
  ask: (params: Record<string, string>) => Promise<JsonAnswer>,
  context: EdgeContext,
): Promise<Category[]> {
  const first = await ask({ per_page: '100' });
  const pages = Math.min(countOf(first.headers, 'x-wp-totalpages') ?? 1, MAX_PAGES);
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
    ask({ per_page: '100', page: `${index + 2}` }),
  );
  const lists = [first, ...(await Promise.all(others))].map(asList);
  if (lists.slice(1).some((list) => list.length === 0))
    throw new HttpError('garbage', 'A page of categories is empty');
  const received = lists.flat();
  const usable = received.flatMap((raw) => {
    const parsed = v.safeParse(categorySchema, raw);
    if (!parsed.success) return [];
    const name = plainText(parsed.output.name, context.dom);
    return name === '' ? [] : [{ id: parsed.output.id, name }];
  });
  return [...usableOf(received, usable, 'categories')];
}
