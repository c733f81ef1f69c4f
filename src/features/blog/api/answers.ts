import { HttpError } from '../../../shared/http/HttpError.ts';
import { gently, type Steps } from './steps.ts';
import type { Edition, Post, PostQuery } from '../model.ts';
import type { JsonAnswer } from './client.ts';
import type { EdgeContext } from './html/context.ts';
import { toEdition, toPost } from './toPost.ts';

/** Number of posts and pages of a query. */
export interface Totals {
  readonly total: number;
  readonly totalPages: number;
  readonly isGuess?: boolean;
}

/** Larger totals are treated as invalid. */
const MAX_POSTS = 1_000_000;

/** Returns the members of a response. Throws `HttpError` with failure `garbage` when it is not an array. */
export function asList({ data }: JsonAnswer): unknown[] {
  if (Array.isArray(data)) return data;
  throw new HttpError('garbage', 'The response is not an array');
}

/** Returns the usable members. Throws `garbage` when none of the received members is usable. */
export function usableOf<T>(received: readonly unknown[], usable: readonly T[], what: string): readonly T[] {
  if (received.length > 0 && usable.length === 0) throw new HttpError('garbage', `All ${what} are malformed`);
  return usable;
}

/** Returns the number in a header; undefined when it is missing or invalid. */
export function countOf(headers: Headers, name: string): number | undefined {
  const value = headers.get(name);
  return value !== null && /^\d+$/.test(value) ? Number(value) : undefined;
}

/** Returns the posts of a response without malformed ones. Throws `HttpError` with failure `garbage`. */
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

/** Returns the editions of a response without malformed ones. Throws `HttpError` with failure `garbage`. */
export function editionsOf(answer: JsonAnswer): readonly Edition[] {
  const received = asList(answer);
  return usableOf(
    received,
    received.flatMap((raw) => toEdition(raw) ?? []),
    'posts',
  );
}

/** Returns the totals from the headers, or lower bounds when these are missing or invalid (CS-05). */
export function totalsOf(answer: JsonAnswer, query: PostQuery): Totals {
  const { page, perPage } = query;
  const received = asList(answer).length;
  const least = received === 0 ? 0 : (page - 1) * perPage + received;
  const guess = least + (received === perPage ? 1 : 0);
  const pages = countOf(answer.headers, 'x-wp-totalpages');
  const total =
    countOf(answer.headers, 'x-wp-total') ?? (pages ? Math.max(guess, (pages - 1) * perPage + 1) : undefined);
  if (total !== undefined && total >= least && total <= MAX_POSTS) {
    const totalPages = Math.ceil(total / perPage);
    if ((pages ?? totalPages) === totalPages) return { total, totalPages };
  }
  return { total: guess, totalPages: Math.ceil(guess / perPage), isGuess: true };
}
