import { HttpError } from '../../../shared/http/HttpError.ts';
import { gently, type Steps } from '../../../shared/steps.ts';
import type { Edition, Post, PostQuery } from '../model.ts';
import type { JsonAnswer } from './client.ts';
import type { EdgeContext } from './html/context.ts';
import { toEdition, toPost } from './toPost.ts';

/** How many there are of what was asked for, and how many pages they fill. */
export interface Totals {
  readonly total: number;
  readonly totalPages: number;
}

/** The members of an answer. Throws `HttpError` of failure `garbage` when it is no list. */
export function asList({ data }: JsonAnswer): unknown[] {
  if (Array.isArray(data)) return data;
  throw new HttpError('garbage', 'The answer is not a list');
}

/** What is usable of an answer. Throws `garbage` for one without: what is stored must not make room for that. */
export function usableOf<T>(received: readonly unknown[], usable: readonly T[], what: string): readonly T[] {
  if (received.length > 0 && usable.length === 0) throw new HttpError('garbage', `All ${what} are malformed`);
  return usable;
}

/** The number that a header holds; undefined without one. */
export function countOf(headers: Headers, name: string): number | undefined {
  const value = headers.get(name);
  return value !== null && /^\d+$/.test(value) ? Number(value) : undefined;
}

/** The posts of an answer, the malformed left out. Throws `HttpError` of failure `garbage`. */
export async function postsOf(answer: JsonAnswer, context: EdgeContext): Promise<readonly Post[]> {
  const received = asList(answer);
  const reading = function* (): Steps<readonly Post[]> {
    const posts: Post[] = [];
    for (const raw of received) {
      const post = yield* toPost(raw, context);
      if (post) posts.push(post);
      yield;
    }
    return usableOf(received, posts, 'posts');
  };
  return gently(reading());
}

/** The editions of an answer, the malformed left out. Throws `HttpError` of failure `garbage`. */
export function editionsOf(answer: JsonAnswer): readonly Edition[] {
  const received = asList(answer);
  return usableOf(
    received,
    received.flatMap((raw) => toEdition(raw) ?? []),
    'posts',
  );
}

/** Totals from the headers; without them, what can be told from the answer itself (CS-05). */
export function totalsOf(answer: JsonAnswer, query: PostQuery): Totals {
  const received = asList(answer).length;
  const more = received === query.perPage ? 1 : 0;
  const total = countOf(answer.headers, 'x-wp-total') ?? (query.page - 1) * query.perPage + received + more;
  return {
    total,
    totalPages: countOf(answer.headers, 'x-wp-totalpages') ?? Math.ceil(total / query.perPage),
  };
}
